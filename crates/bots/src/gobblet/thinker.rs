//! The bot: from an observation to a decision.

use super::board::{Board, Move, Sight, from, is_place, size, to};
use super::levels::LEVELS;
use super::search::{Plan, Search, WON};
use super::symmetry::{inverse, turned_move};
use crate::{Choice, Limits, Review, Thinker, Valued};
use sobremesa_core::{Code, Error, Game, SplitMix};
use sobremesa_gobblet::{Action, Observation, Pending, Position, RepetitionKey, Size, Square};

/// The bot accepts a draw offer only if the other side's share of the win is at least this. A person who offers a draw
/// in an even game rarely wants the game to end.
const CLEARLY: f64 = 0.7;

/// A bot at Gobblet.
struct Bot {
    search: Search,
    /// The symmetry applied to the board of the search.
    turned: usize,
    pending: Pending,
    touch_move: bool,
    vague: u32,
    seed: u64,
    /// The legal actions.
    actions: Vec<Action>,
}

/// Creates a bot for a seat's observation.
///
/// # Errors
/// `bad-position`, `bad-setup`, `game-over`.
pub fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    Ok(Box::new(Bot::new(observation, limits)?))
}

impl Bot {
    fn new(observation: &str, limits: &Limits) -> Result<Bot, Error> {
        let observed = Observation::read(observation)?;
        let repeated = observed.is_repeated();
        let Observation { position, past } = observed;
        let actions = position.legal_actions();
        if actions.is_empty() || repeated {
            return Err(Error::new(Code::GameOver, "the game has ended", "", 0));
        }
        let pending = position.pending();
        let level = LEVELS[if limits.review { 4 } else { usize::from(limits.level.clamp(1, 5)) - 1 }];
        let nodes = limits.nodes.unwrap_or(if limits.timed { u64::MAX } else { level.nodes });
        // Only the side to move can offer a draw, so the search takes the view of that side and not of the one that
        // answers.
        let mover = if pending == Pending::Offer { 1 - position.mover() } else { position.mover() };
        let mut board = board_of(|seat, size| position.men(seat, size).0, mover);
        let moves = root_moves(&board, pending);

        let mut blind = 0;
        if level.forgets > 0 || level.blind > 0 {
            // Ignored squares depend on the position: a square that is ignored now may be seen at the next move.
            let mut dice = SplitMix(limits.seed ^ board.key());
            blind = (0..16).filter(|_| dice.word() % 100 < u64::from(level.blind)).fold(0, |set, q| set | 1 << q);
            // A forgotten gobblet stays forgotten while it is covered.
            forget(&mut board, limits.seed, mover, level.forgets);
        }
        let turned = if limits.review { 0 } else { (SplitMix(limits.seed).word() >> 61) as usize };
        let past: Vec<Board> = past.iter().map(|s| key_board(s).turned(turned)).collect();
        let moves: Vec<Move> = moves.into_iter().map(|m| turned_move(m, turned)).collect();
        let plan = level.plan(nodes, blind, position.repetitions());
        let plan = if limits.review { Plan { margin: 100_000, ..plan } } else { plan };
        let search = Search::new(board.turned(turned), &past, &moves, plan);
        let touch_move = position.house().touch_move;
        let vague = if limits.review { 0 } else { level.vague as u32 };
        Ok(Bot { search, turned, pending, touch_move, vague, seed: limits.seed, actions })
    }

    /// The action that plays a move of the search, or lifts its gobblet with touch-move.
    fn action(&self, m: Move) -> Action {
        match as_action(turned_move(m, inverse(self.turned))) {
            Action::Move(from, _) if self.touch_move && self.pending == Pending::Nothing => Action::Lift(from),
            action => action,
        }
    }

    /// The move to play and its value in points.
    fn best(&self) -> Option<(Move, i32)> {
        let root = &self.search.root;
        let best = root.first()?;
        if self.vague == 0 || best.value >= WON {
            return Some((best.m, best.value));
        }
        let felt = |m: Move, value: i32| {
            let mut dice = SplitMix(self.seed ^ u64::from(m) << 40 ^ self.search.start_key());
            value + (dice.word() % u64::from(2 * self.vague + 1)) as i32
        };
        let chosen = root.iter().max_by_key(|r| felt(r.m, r.value))?;
        Some((chosen.m, chosen.value))
    }
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        self.search.run(nodes)
    }

    fn choice(&self) -> Choice {
        let nodes = self.search.nodes;
        let depth = Some(self.search.finished.max(0) as u32);
        let (m, value) = match self.best() {
            Some(best) => best,
            // With touch-move every lift may lose at once, but one of them must be played.
            None => return Choice { action: self.actions[0].to_string(), value: 0.0, nodes, depth },
        };
        let value = share(value);
        let (action, value) = if self.pending == Pending::Offer {
            // The search valued the position for the other side.
            if value >= CLEARLY { (Action::Accept, 0.5) } else { (Action::Decline, 1.0 - value) }
        } else {
            (self.action(m), value)
        };
        Choice { action: action.to_string(), value, nodes, depth }
    }

    fn review(&self) -> Review {
        let root = &self.search.root;
        let mut exact = root.iter().all(|r| r.proven);
        let moves: Vec<Valued> = if self.pending == Pending::Offer {
            let other = self.best().map_or(0.0, |(_, value)| share(value));
            exact = root.first().is_some_and(|r| r.value >= WON) || exact;
            vec![valued(&Action::Accept, 0.5, true), valued(&Action::Decline, 1.0 - other, exact)]
        } else {
            let value = |action: &Action| {
                let mine = root.iter().filter(|r| self.action(r.m) == *action);
                let best = mine.clone().map(|r| r.value).max();
                valued(action, best.map_or(0.0, share), best.is_some() && mine.into_iter().all(|r| r.proven))
            };
            self.actions.iter().map(value).collect()
        };
        Review::of(moves, exact)
    }
}

fn valued(action: &Action, value: f64, proven: bool) -> Valued {
    Valued { action: action.to_string(), value, error: proven.then_some(0.0) }
}

/// Converts a move to an action of the rules crate.
pub fn as_action(m: Move) -> Action {
    let square = |index: u32| Square::new(index as u8);
    if is_place(m) {
        Action::Place(Size::ALL[size(m) as usize], square(to(m)))
    } else {
        Action::Move(square(from(m)), square(to(m)))
    }
}

/// The search board of a position, as seen by the mover.
fn board_of(men: impl Fn(u8, Size) -> u16, mover: u8) -> Board {
    let side = |seat: u8| {
        let (mut all, mut out) = (0u64, 0u16);
        for (i, size) in Size::ALL.into_iter().enumerate() {
            let squares = men(seat, size);
            all |= u64::from(squares) << (16 * i);
            out |= (squares.count_ones() as u16) << (4 * i);
        }
        (all, out)
    };
    let ((own, own_out), (opp, opp_out)) = (side(mover), side(1 - mover));
    Board { own, opp, own_out, opp_out }
}

/// The search board of a position, for tests and measurements.
pub fn board_at(position: &Position) -> Board {
    board_of(|seat, size| position.men(seat, size).0, position.mover())
}

fn key_board(key: &RepetitionKey) -> Board {
    board_of(|seat, size| key.men(seat, size).0, key.mover())
}

/// The legal moves. After a lift, only those of the lifted gobblet.
pub fn root_moves(board: &Board, pending: Pending) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    Sight::of(board).moves(u16::MAX, true, |m| moves.push(m));
    if let Pending::Lifted(square) = pending {
        moves.retain(|&m| !is_place(m) && from(m) == u32::from(square.index()));
    }
    moves
}

/// Removes some of the covered gobblets: the same ones at every move while they are covered.
fn forget(board: &mut Board, seed: u64, mover: u8, percent: u32) {
    let sight = Sight::of(board);
    let sides = [(mover, &mut board.own, sight.me.visible), (1 - mover, &mut board.opp, sight.you.visible)];
    for (seat, men, visible) in sides {
        let mut covered = *men & !visible;
        while covered != 0 {
            let at = covered.trailing_zeros();
            covered &= covered - 1;
            let which = u64::from(seat) << 8 | u64::from(at);
            if SplitMix(seed ^ which << 16).word() % 100 < u64::from(percent) {
                *men &= !(1 << at);
            }
        }
    }
}

/// Converts a value in points to an expected share of the win, which is 1 or 0 if proven.
fn share(value: i32) -> f64 {
    if value >= WON {
        return 1.0;
    }
    if value <= -WON {
        return 0.0;
    }
    let x = f64::from(value) / 200.0;
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
