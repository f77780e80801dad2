//! Answers as data: `tests/api/bots.test.mjs` reads the same ones, so they are the same natively and in WebAssembly.

use sobremesa_bots::{Limits, thinker};
use sobremesa_laws::vectors;
use sobremesa_session::{GameId, seed_number};

#[test]
fn answers_are_those_of_the_vectors() {
    for vector in vectors("bot-choices") {
        let game: GameId = vector["game"].as_str().unwrap().parse().unwrap();
        let (level, nodes) = (vector["level"].as_u64().unwrap() as u8, vector["nodes"].as_u64().unwrap());
        let how = Limits::new(level).seed(seed_number("vectors")).nodes(nodes);
        let mut bot = thinker(game, vector["seen"].as_str().unwrap(), &how).unwrap();
        while !bot.run(1_000) {}
        let choice = bot.choice();
        let wanted = &vector["choice"];
        assert_eq!(wanted["move"], choice.action, "{choice:?} for {vector}");
        assert_eq!(wanted["value"], choice.value.to_string(), "{choice:?} for {vector}");
        assert_eq!(wanted["nodes"], choice.nodes, "{choice:?} for {vector}");
    }
}
