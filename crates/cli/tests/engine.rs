//! `engine`: a talk with it, good lines and bad.

mod common;

use common::{START, WON, feed, run};
use sobremesa_bots::{Limits, thinker};
use sobremesa_core::{Seat, Setup};
use sobremesa_session::{GameId, partial_match, seed_number};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn talk(args: &[&str], lines: &[&str]) -> Vec<String> {
    let args: Vec<&str> = ["engine", "gobblet"].iter().chain(args).copied().collect();
    let ran = feed(&args, (lines.join("\n") + "\n").as_bytes()).good();
    ran.lines().iter().map(|line| line.to_string()).collect()
}

/// The fields of a `bestmove` line: move, value, depth, nodes, millis.
fn best(line: &str) -> (String, f64, u32, u64, u64) {
    let words: Vec<&str> = line.split(' ').collect();
    let [b, action, v, value, d, depth, n, nodes, m, millis] = words[..] else { panic!("{line}") };
    assert_eq!([b, v, d, n, m], ["bestmove", "value", "depth", "nodes", "millis"], "{line}");
    let value: f64 = value.parse().unwrap();
    assert!((0.0..=1.0).contains(&value), "{line}");
    (action.into(), value, depth.parse().unwrap(), nodes.parse().unwrap(), millis.parse().unwrap())
}

#[test]
fn it_shows_and_lists_and_quits() {
    let moves = format!("position {START} moves D@a1 ; D@b1;a1-a2");
    let answers = talk(&[], &["show", &moves, "show", "legal", "quit", "show"]);
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert_eq!(answers[0], START);
    assert_eq!(answers[1], "-,-,-,-/-,-,-,-/D,-,-,-/-,d,-,- 443/443 b");
    let moves: Vec<&str> = answers[2].split(" | ").collect();
    assert!(moves.is_sorted() && moves.contains(&"C@a1") && !moves.contains(&"D@a2"));
    let over = talk(&[], &[&format!("position {WON}"), "legal", "show"]);
    assert_eq!(over, ["", WON]);
    assert_eq!(talk(&[], &[&format!("position {START} moves"), "show"]), [START]);
}

#[test]
fn a_bad_line_gets_an_error_and_changes_nothing() {
    let good = format!("position {START} moves D@a1");
    let bad = [
        ("", "bad-argument"),
        ("nonsense", "bad-argument"),
        ("POSITION x", "bad-argument"),
        ("position", "bad-position"),
        ("position nonsense", "bad-position"),
        (&format!("position {START} moves D@a1 ; D@a1"), "illegal-move"),
        (&format!("position {START} moves D@a1 D@a2"), "bad-notation"),
        (&format!("position {START} moves D@a1 ;"), "bad-notation"),
        (&format!("position {START} movesD@a1"), "bad-position"),
        (&format!("position {START} options=wings=on"), "bad-setup"),
        (&format!("position {WON} moves D@a1"), "game-over"),
        ("show me", "bad-argument"),
        ("legal moves", "bad-argument"),
        ("stop me", "bad-argument"),
        ("quit now", "bad-argument"),
        ("go", "bad-argument"),
        ("go millis", "bad-argument"),
        ("go millis -5", "bad-argument"),
        ("go millis 0", "bad-argument"),
        ("go nodes 1.5", "bad-argument"),
        ("go nodes 99999999999999999999999", "bad-argument"),
        ("go depth x", "bad-argument"),
        ("go west", "bad-argument"),
        ("go nodes 10 millis 10", "bad-argument"),
    ];
    let mut lines = vec![good.as_str()];
    for (line, _) in &bad {
        lines.extend([line, "show"]);
    }
    let answers = talk(&[], &lines);
    assert_eq!(answers.len(), 2 * bad.len(), "{answers:#?}");
    for (answer, (line, code)) in answers.chunks(2).zip(bad) {
        assert!(answer[0].starts_with(&format!("error {code} ")), "{line}: {}", answer[0]);
        assert_eq!(answer[1], "-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,- 443/444 b", "{line}");
    }
}

#[test]
fn invalid_utf8_and_endless_lines_get_errors() {
    let mut input = b"\xFF\xFE\nshow\r\nposition \xC3\x28\n\0\0\0\n".to_vec();
    input.extend(vec![b'a'; 5_000_000]);
    input.extend(b"\nshow");
    let ran = feed(&["engine", "gobblet"], &input).good();
    let lines = ran.lines();
    assert_eq!(lines.len(), 6, "{lines:?}");
    for i in [0, 2, 3, 4] {
        assert!(lines[i].starts_with("error bad-argument ") && lines[i].len() < 200, "{}", lines[i]);
    }
    assert_eq!((lines[1], lines[5]), (START, START));
}

#[test]
fn it_thinks_by_nodes_the_same_each_time() {
    let lines = ["go nodes 3000", &format!("position {START} moves D@a1"), "go nodes 3000"];
    let answers = talk(&["--seed", "1"], &lines);
    assert_eq!(answers.len(), 2);
    let (action, _, _, nodes, _) = best(&answers[0]);
    assert!(action.starts_with("D@") && nodes <= 3000 + 500, "{}", answers[0]);
    let again = talk(&["--seed", "1"], &lines);
    for (one, other) in answers.iter().zip(&again) {
        assert_eq!(one.split(" millis ").next(), other.split(" millis ").next());
    }
}

#[test]
fn it_respects_its_time_limit() {
    for level in ["1", "5"] {
        let begun = Instant::now();
        let answers = talk(&["--level", level], &["go millis 200"]);
        let (.., millis) = best(&answers[0]);
        // On a machine that does nothing else it is below 200.
        assert!(millis <= 300, "{}", answers[0]);
        assert!(begun.elapsed().as_millis() < 2000);
    }
}

#[test]
fn it_thinks_to_a_depth() {
    for (plies, line) in [(1, "go depth 1"), (2, "go depth 2")] {
        assert_eq!(best(&talk(&[], &[line])[0]).2, plies);
    }
    let (_, _, depth, ..) = best(&talk(&[], &["go depth 3"])[0]);
    assert!(depth >= 3);
}

#[test]
fn after_the_end_it_answers_an_error() {
    let answers = talk(&[], &[&format!("position {WON}"), "go nodes 10", "show"]);
    assert!(answers[0].starts_with("error game-over "), "{}", answers[0]);
    assert_eq!(answers[1], WON);
}

#[test]
fn at_chance_it_answers_an_error_and_continues() {
    let lines = [
        "go nodes 10",
        "position ---/--/- 0:0 r - moves roll:CC ; place:c2",
        "go millis 10",
        "position ---/--/- 0:0 r - moves roll:CC ; place:c2 ; roll:CM ; roll:CC",
        "legal",
        "go millis 10",
        "go nodes 1",
        "go depth 3",
        "show",
    ];
    let input = lines.join("\n") + "\n";
    let ran = feed(&["engine", "cock-bull", "--option", "faces=2-2-2"], input.as_bytes()).good();
    let lines = ran.lines();
    assert!(lines[0].starts_with("error not-chance ") && lines[1].starts_with("error not-chance "), "{}", ran.out);
    assert_eq!(lines[2], "flip:c2 | place:c1 | place:c3");
    // The solver is exact and ignores the budget.
    let (action, value, ..) = best(lines[3]);
    assert_eq!((best(lines[4]).1, best(lines[5]).1), (value, value));
    let wanted =
        run(&["value", "cock-bull", "--position", lines[6], "--option", "faces=2-2-2", "--json"]).good().json();
    assert!((wanted["value"].as_f64().unwrap() - value).abs() < 1e-6);
    assert_eq!((action.as_str(), &wanted["choices"]["flip:c2"]), ("flip:c2", &wanted["value"]));
}

#[test]
fn it_takes_house_rules() {
    let lines = [&format!("position {START} moves D@a1 ; D@b1 ; lift:a1"), "legal", "show"];
    let answers = talk(&["--option", "touch-move=on"], &lines.map(|line| line as &str));
    assert!(answers[0].starts_with("a1-a2 | "), "{}", answers[0]);
    assert_eq!(answers[1], "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w lift=a1");
    let contradicting = format!("position {START} options=touch-move=off");
    assert!(talk(&["--option", "touch-move=on"], &[&contradicting])[0].starts_with("error bad-setup "));
}

/// A position of Muros, early.
const MUROS: &str = "YBWYBYWWR/BRYBBBRRB/RYRRBBYYB/WGWWYWGGY/RGGGBYYWW/BGYWWYGGR/GBWBYYRBG/RGRRWRGBY/GBGGRRGRY \
                     ---------/---------/---------/--------- A A:BBBBRR/B:YYBGGG Y7B4R7G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0";

#[test]
fn bots_without_plies_think_as_long_as_their_level_for_any_depth() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/good/v0.2.0/dog-royal-unfinished-jump.txt");
    let dog = run(&["replay", record]).good().lines()[0].to_string();
    // The record's game goes by the rules of its version, which the position that it leads to does not name.
    for (game, position, rules) in [("muros", MUROS, &[][..]), ("dog", &dog, &["--rules", "box"])] {
        let input = format!("position {position}\ngo depth 1\nshow\n");
        let ran = feed(&[&["engine", game, "--level", "1"], rules].concat(), input.as_bytes()).good();
        assert!(ran.lines()[0].starts_with("bestmove "), "{}", ran.out);
        assert_eq!(ran.lines().len(), 2);
    }
}

#[test]
fn with_a_seed_and_nodes_it_answers_as_the_api_does() {
    let session = partial_match(GameId::Muros, &Setup::default(), Some(MUROS)).unwrap();
    for seed in ["x", "y", "z"] {
        let how = Limits::new(2).seed(seed_number(seed)).nodes(60);
        let mut bot = thinker(GameId::Muros, &session.observation(Seat(0)), &how).unwrap();
        while !bot.run(1) {}
        let input = format!("position {MUROS}\ngo nodes 60\n");
        let ran = feed(&["engine", "muros", "--level", "2", "--seed", seed], input.as_bytes()).good();
        assert_eq!(best(ran.lines()[0]).0, bot.choice().action, "{seed}");
    }
}

/// A thought that nobody waits for.
const LONG: [&str; 3] = ["go millis 600000", "go nodes 900000000000", "go depth 900"];

/// Sends lines to an engine that is thinking, waits for it to end, and gives what it answered.
fn interrupted(game: &str, lines: &str, later: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(["engine", game])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    stdin.write_all(format!("show\n{lines}\n").as_bytes()).expect("it reads");
    // Its first answer shows that it has begun.
    let mut first = String::new();
    out.read_line(&mut first).expect("it answers");
    let begun = Instant::now();
    stdin.write_all(later.as_bytes()).expect("it reads while it thinks");
    drop(stdin);
    let answers = out.lines().map(|line| line.expect("UTF-8")).collect();
    assert!(child.wait().expect("it ends").success());
    assert!(begun.elapsed() < Duration::from_secs(20), "{lines} {later} took {:?}", begun.elapsed());
    answers
}

#[test]
fn quit_or_the_end_of_input_ends_a_long_search() {
    for (line, later) in LONG.into_iter().zip(["quit\n", "", "show\n"]) {
        let answers = interrupted("gobblet", line, later);
        best(&answers[0]);
        assert_eq!(answers.len(), if later == "show\n" { 2 } else { 1 }, "{line} {later}: {answers:?}");
    }
}

#[test]
fn stop_returns_the_best_move_so_far_and_other_lines_wait() {
    for line in LONG {
        let later = format!("show\nposition {START} moves D@a1\n\u{FEFF}stop\r\nlegal\n{line}\nstop\nquit\n");
        let answers = interrupted("gobblet", line, &later);
        let (first, _, _, _, millis) = best(&answers[0]);
        assert!(first.contains('@') && millis < 10_000, "{answers:?}");
        assert_eq!(answers[1], START);
        assert!(answers[2].contains(" | "), "{answers:?}");
        best(&answers[3]);
        assert_eq!(answers.len(), 4);
    }
    let muros = format!("position {MUROS}\ngo millis 600000");
    assert!(best(&interrupted("muros", &muros, "stop\n")[0]).4 < 10_000);
}
