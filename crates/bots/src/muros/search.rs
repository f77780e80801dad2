//! Monte Carlo tree search over determinizations, with one tree for all of them (single-observer ISMCTS: Cowling,
//! Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012), PUCT (Rosin, "Multi-armed bandits with episode
//! context", 2011) and RAVE statistics (Gelly, Silver, "Monte-Carlo tree search and rapid action value estimation in
//! computer Go", 2011). With two seats and only one possible world, proven results are propagated up the tree
//! (MCTS-Solver: Winands, Bjornsson, Saito, 2008), so the endgame is exact.

use super::eval::evaluate;
use super::prospects::Weights;
use super::rollout::{ALL, count_left, line_counts, play_out, shares, worth};
use sobremesa_core::SplitMix;
use sobremesa_muros::{HALF, Lay, Piles, Position, Source, Take, Taking};

/// The exploration constant of PUCT.
const EXPLORATION: f32 = 1.2;

/// The RAVE equivalence: the number of visits that a card's all-moves-as-first statistics count for. The first number
/// is for a single world, the second for many worlds with few visits each.
const EQUIVALENCE: [f32; 2] = [10.0, 25.0];

/// The number of visits before a node is expanded, if rollouts estimate its value; evaluated nodes need only one.
const RIPE: u32 = 4;

/// From this number of laid cards on, nodes are expanded at once and unproven replies are searched first.
const END: u8 = 30;

/// The maximum number of nodes, limited by the memory of a phone.
const MAX_NODES: usize = 600_000;

/// A move in the tree, with its statistics.
pub(super) struct Node {
    /// The card, or `None` for a pass.
    pub lay: Option<Lay>,
    /// The number of visits.
    pub visits: u32,
    /// The sum of the shares of the win of the seat that plays it.
    pub gain: f32,
    /// The proven share of the win of the seat that plays it.
    pub proven: Option<f32>,
    /// The prior probability among its siblings.
    prior: f32,
    /// The replies: the index of the first one, and their number, which is 0 before the node is expanded.
    first: u32,
    replies: u16,
}

impl Node {
    fn new(lay: Option<Lay>, prior: f32) -> Node {
        Node { lay, visits: 0, gain: 0.0, proven: None, prior, first: 0, replies: 0 }
    }

    /// The proven or mean share of the win.
    pub(super) fn value(&self) -> f32 {
        self.proven.unwrap_or(if self.visits > 0 { self.gain / self.visits as f32 } else { 0.0 })
    }
}

/// All-moves-as-first statistics: the results of all rollouts in which a card was laid, in the tree or later.
#[derive(Clone, Copy, Default)]
struct Amaf {
    times: f32,
    gain: f32,
}

/// Each seat's expected share of the win in an unfinished position.
fn expected_shares(position: &mut Position) -> [f32; 4] {
    while position.must_pass() {
        position.pass();
    }
    let share = evaluate(position);
    let mut shares = [1.0 - share; 4];
    shares[position.mover()] = share;
    shares
}

/// A search in progress.
pub(super) struct Search {
    /// The seat's view.
    seen: Position,
    dice: SplitMix,
    nodes: Vec<Node>,
    amaf: Vec<Amaf>,
    /// True with two seats and a single possible world: there is no uncertainty.
    one_world: bool,
    /// The number of laid cards from which positions are evaluated instead of played out.
    evaluated: u8,
    /// The weights of rollouts.
    weights: Weights,
    /// True to also try, at the root, cards from the hand whose colour the piles offer too.
    thorough: bool,
    /// The choice that every second rollout tries.
    pub focus: Option<usize>,
}

/// The only world that agrees with the seat's view.
fn filled(mut seen: Position) -> Position {
    seen.fill(&mut SplitMix(0));
    seen
}

/// The index of the statistics of a seat, a card, its slot and what it takes.
fn amaf_index(seat: usize, lay: Lay) -> usize {
    let take = match lay.take {
        Take::Named(colour) if colour == lay.colour => 1,
        Take::Named(_) => 2,
        _ => 0,
    };
    ((seat * 3 + take) * 4 + lay.colour.index()) * 36 + lay.slot.index()
}

impl Search {
    /// Creates a search for the seat to move, from its view of the position.
    pub(super) fn new(seen: Position, dice: SplitMix, thorough: bool) -> Search {
        let hidden = seen.hands().iter().filter(|hand| hand.hidden > 0).count();
        let one_world = seen.seats() == 2 && hidden < 2;
        let seen = if one_world { filled(seen) } else { seen };
        // The evaluation was trained under the rule that counters are taken by colour.
        let evaluated = if one_world && seen.house().taking == Taking::Colour { HALF } else { ALL };
        let amaf = vec![Amaf::default(); 4 * 3 * 4 * 36];
        let (nodes, weights) = (vec![Node::new(None, 1.0)], Weights::new());
        let mut search = Search { seen, dice, nodes, amaf, one_world, evaluated, weights, thorough, focus: None };
        search.expand(0, &seen);
        search
    }

    /// The moves of the seat to move.
    pub(super) fn choices(&self) -> &[Node] {
        self.replies(0)
    }

    /// Returns true if the value of the position and of the focus is proven.
    pub(super) fn is_proven(&self) -> bool {
        self.nodes[0].proven.is_some() && self.focus.is_none_or(|at| self.choices()[at].proven.is_some())
    }

    /// The index of the best choice: by value if either is proven, otherwise by visits. The focus never replaces
    /// another choice, because its visits are forced.
    pub(super) fn best(&self) -> usize {
        let choices = self.choices();
        let mut best = 0;
        for (at, node) in choices.iter().enumerate() {
            let other = &choices[best];
            let is_better = match (node.proven, other.proven) {
                (None, None) => node.visits > other.visits,
                _ => node.value() > other.value(),
            };
            if self.focus != Some(at) && (is_better || self.focus == Some(best)) {
                best = at;
            }
        }
        best
    }

    fn replies(&self, node: usize) -> &[Node] {
        let Node { first, replies, .. } = self.nodes[node];
        &self.nodes[first as usize..first as usize + usize::from(replies)]
    }

    /// Adds the replies to a node, including those from hidden hands.
    fn expand(&mut self, node: usize, position: &Position) {
        let first = self.nodes.len();
        let left = count_left(position);
        let (mut last, mut counts) = (None, [0; 5]);
        let mut total = 0.0;
        let spares = !(self.thorough && node == 0 || position.house().piles == Piles::Last);
        let nodes = &mut self.nodes;
        for lay in position.lays() {
            if spares && lay.source == Source::Hand && position.piles()[lay.colour.index()] > 0 {
                continue;
            }
            let mut prior = 1.0;
            if let Take::Named(named) = lay.take {
                if last != Some(lay.slot) {
                    counts = line_counts(position, lay.slot);
                    last = Some(lay.slot);
                }
                let worth = worth(&left, named.index(), counts[named.index()]);
                prior += worth * worth;
            }
            total += prior;
            nodes.push(Node::new(Some(lay), prior));
        }
        if nodes.len() == first {
            total = 1.0;
            nodes.push(Node::new(None, 1.0));
        }
        for reply in &mut nodes[first..] {
            reply.prior /= total;
        }
        let replies = (nodes.len() - first) as u16;
        self.nodes[node].first = first as u32;
        self.nodes[node].replies = replies;
    }

    /// The reply with the highest score among those that are possible in a world.
    fn select(&self, node: usize, world: &Position) -> usize {
        let Node { first, visits, .. } = self.nodes[node];
        let reach = EXPLORATION * (visits as f32).sqrt();
        let trust = EQUIVALENCE[usize::from(!self.one_world)];
        let mover = world.mover();
        let focus = self.focus.filter(|_| node == 0 && visits % 2 == 1);
        let (mut best, mut chosen) = (f32::MIN, 0);
        for (at, reply) in self.replies(node).iter().enumerate() {
            let score = match (reply.proven, reply.lay) {
                // Towards the end, unproven replies come first.
                (Some(share), _) => share - if world.laid() < END { 0.0 } else { 100.0 },
                (None, None) => 0.0,
                (None, Some(lay)) => {
                    if lay.source == Source::Hand && world.hands()[mover].cards[lay.colour.index()] == 0 {
                        continue;
                    }
                    if focus == Some(at) {
                        chosen = at;
                        break;
                    }
                    let amaf = &self.amaf[amaf_index(mover, lay)];
                    let amaf_gain = trust * (amaf.gain + 0.5) / (amaf.times + 1.0);
                    let visits = reply.visits as f32;
                    (reply.gain + amaf_gain) / (visits + trust) + reach * reply.prior / (visits + 1.0)
                }
            };
            if score > best {
                best = score;
                chosen = at;
            }
        }
        first as usize + chosen
    }

    /// Plays one rollout: down the tree, on to the end, and back up.
    #[allow(clippy::too_many_lines, reason = "selection, rollout and backpropagation share their state")]
    pub(super) fn play(&mut self) {
        let mut world = self.seen;
        world.fill(&mut self.dice);
        let me = world.mover();
        // The nodes on the path, each with the seat that moved into it.
        let mut path = [(0usize, me); 80];
        let mut depth = 0;
        let mut laid = [(0usize, 0usize); 40];
        let mut count = 0;
        let mut note = |seat: usize, lay: Lay| {
            laid[count] = (seat, amaf_index(seat, lay));
            count += 1;
        };
        let mut known = None;
        loop {
            let node = path[depth].0;
            if world.is_over() {
                break;
            }
            let Node { visits, replies, proven, .. } = self.nodes[node];
            if let Some(share) = proven.filter(|_| depth > 0) {
                let mut shares = [1.0 - share; 4];
                shares[path[depth].1] = share;
                known = Some(shares);
                break;
            }
            if replies == 0 {
                let ripe = if world.laid() < self.evaluated { RIPE } else { 1 };
                if visits < ripe && world.laid() < END || self.nodes.len() > MAX_NODES {
                    break;
                }
                let position = world.hidden_like(&self.seen);
                self.expand(node, &position);
            }
            let next = self.select(node, &world);
            depth += 1;
            path[depth] = (next, world.mover());
            match self.nodes[next].lay {
                Some(lay) => {
                    note(world.mover(), lay);
                    world.lay(lay);
                }
                None => world.pass(),
            }
        }
        let over = world.is_over();
        let shares = known.unwrap_or_else(|| {
            play_out(&mut world, self.evaluated, &mut self.dice, &self.weights, &mut note);
            if world.is_over() { shares(&world) } else { expected_shares(&mut world) }
        });
        for &(seat, amaf_index) in &laid[..count] {
            self.amaf[amaf_index].times += 1.0;
            self.amaf[amaf_index].gain += shares[seat];
        }
        if over && self.one_world {
            let (node, seat) = path[depth];
            self.nodes[node].proven = Some(shares[seat]);
        }
        for at in (0..=depth).rev() {
            let (node, seat) = path[at];
            self.nodes[node].visits += 1;
            self.nodes[node].gain += shares[seat];
            if self.one_world && at < depth && self.nodes[node].proven.is_none() {
                self.prove(node, path[at + 1].1 == seat);
            }
        }
    }

    /// Proves a node if one of its replies is a proven win or all are proven.
    fn prove(&mut self, node: usize, same_seat: bool) {
        let mut best = 0.0f32;
        for reply in self.replies(node) {
            match reply.proven {
                Some(share) if share >= 1.0 => {
                    best = 1.0;
                    break;
                }
                Some(share) => best = best.max(share),
                None => return,
            }
        }
        self.nodes[node].proven = Some(if same_seat { best } else { 1.0 - best });
    }
}
