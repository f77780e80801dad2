#![allow(missing_docs)]
use sobremesa_bots::gobblet::inside::*;
use sobremesa_bots::{How, Thinker, references};
use sobremesa_contract::{Dice, Game, Notation, Seat, Setup, SplitMix, Turn};
use sobremesa_gobblet::{Position, Standing, Step};
use std::time::{Duration, Instant};

const START: &str = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";

fn how(level: u8) -> How {
    How { level, seed: 1, nodes: None, timed: true, review: false }
}

fn make(name: &str, obs: &str, seed: u64, nodes: Option<u64>, timed: bool) -> Box<dyn Thinker> {
    let mut h = How { level: 5, seed, nodes, timed, review: false };
    if let Some(l) = name.strip_prefix("level:") {
        h.level = l.parse().unwrap();
        Box::new(Bot::new(obs, &h).unwrap())
    } else if let Some(w) = name.strip_prefix("w:") {
        let mut weights = Weights::default();
        for kv in w.split(',') {
            let (k, v) = kv.split_once('=').unwrap();
            weights.set(k, v.parse().unwrap());
        }
        Box::new(Bot::with(obs, &h, &weights).unwrap())
    } else {
        references::thinker(name, "gobblet", obs, &h).unwrap()
    }
}

fn opening(seed: u64) -> Vec<Step> {
    let mut dice = SplitMix(seed.wrapping_mul(0x1234567));
    loop {
        let mut p = Position::start(&Setup::default().rules(&Position::INFO).unwrap());
        let mut out = vec![];
        for _ in 0..4 {
            let s = p.legal_steps();
            let st = s[dice.below(s.len() as u32) as usize];
            p.play_unchecked(&st, &mut |_| ());
            out.push(st);
        }
        if p.outcome().is_none() {
            return out;
        }
    }
}

/// returns score of white x2, plies
fn game(names: [&str; 2], open: &[Step], limit: (Option<u64>, Option<u64>), seed: u64, stat: &mut [(u64, u64, u64, f64); 2]) -> (u32, usize) {
    let mut p = Position::start(&Setup::default().rules(&Position::INFO).unwrap());
    let mut record = vec![];
    let mut seen: Vec<Standing> = vec![p.standing().unwrap()];
    for s in open {
        p.play_unchecked(s, &mut |_| ());
        record.push(*s);
        seen.push(p.standing().unwrap());
    }
    while record.len() < 300 {
        let Turn::Seat(seat) = p.turn() else { break };
        let obs = p.observation(Seat(seat.0), &record);
        let i = seat.index();
        let t0 = Instant::now();
        let mut th = make(names[i], &obs, seed, limit.0, limit.1.is_some());
        if let Some(ms) = limit.1 {
            let end = t0 + Duration::from_millis(ms);
            while !th.run(2000) && Instant::now() < end {}
        } else {
            while !th.run(1 << 20) {}
        }
        let c = th.choice();
        stat[i].0 += c.nodes;
        stat[i].1 += u64::from(c.depth.unwrap_or(0));
        stat[i].2 += 1;
        stat[i].3 += t0.elapsed().as_secs_f64();
        let step = p.find_step(&c.step).unwrap_or_else(|e| panic!("{obs} {} {e}", c.step));
        p.play_unchecked(&step, &mut |_| ());
        record.push(step);
        let st = p.standing().unwrap();
        seen.push(st.clone());
        if seen.iter().filter(|x| **x == st).count() >= 3 {
            return (1, record.len());
        }
    }
    match p.outcome() {
        Some(o) => (if o.winners.len() == 2 { 1 } else if o.winners[0].0 == 0 { 2 } else { 0 }, record.len()),
        None => (1, record.len()),
    }
}

fn main() {
    let a: Vec<String> = std::env::args().collect();
    match a[1].as_str() {
        "depth" => {
            let name = &a[2];
            let obs = a.get(3).map_or(START, |s| s.as_str());
            let t0 = Instant::now();
            let mut th = make(name, obs, 1, None, true);
            let mut last = 0;
            let secs: f64 = std::env::var("SECS").map_or(6.0, |s| s.parse().unwrap());
            while !th.run(10000) && t0.elapsed().as_secs_f64() < secs {
                let c = th.choice();
                if c.depth.unwrap() != last {
                    last = c.depth.unwrap();
                    println!("{:2} {:8.3}s {:10} {} {:.3}", last, t0.elapsed().as_secs_f64(), c.nodes, c.step, c.value);
                }
            }
            let c = th.choice();
            println!("end {:?} {:8.3}s  {:.2} Mn/s", c, t0.elapsed().as_secs_f64(), c.nodes as f64 / t0.elapsed().as_secs_f64() / 1e6);
        }
        "wins" => {
            let text = std::fs::read_to_string("tests/vectors/gobblet-wins.jsonl").unwrap();
            for line in text.lines() {
                let v: serde_json::Value = serde_json::from_str(line).unwrap();
                let obs = v["position"].as_str().unwrap();
                for review in [false, true] {
                    let mut h = how(5);
                    h.review = review;
                    let mut b = Bot::new(obs, &h).unwrap();
                    let mut n = 0;
                    while !b.run(1000) && n < 3000 { n += 1; if review && b.review().exact { break; } }
                    let c = b.choice();
                    let r = b.review();
                    let mut w: Vec<_> = r.moves.iter().filter(|m| m.1 == 1.0).map(|m| m.0.clone()).collect();
                    w.sort();
                    let mut want: Vec<String> = v["winning_moves"].as_array().unwrap().iter().map(|x| x.as_str().unwrap().to_string()).collect();
                    want.sort();
                    println!("{} {} in {:?}: in set {} value {} | {:?} ; review set {} want {} same {} exact {}", obs, v["win_in"], c.depth, want.contains(&c.step), c.value, c.nodes, w.len(), want.len(), w == want, r.exact);
                }
            }
        }
        "duel" => {
            // duel A B games (n:NODES | m:MILLIS) [seed]
            let (na, nb) = (a[2].as_str(), a[3].as_str());
            let games: u64 = a[4].parse().unwrap();
            let limit = if let Some(n) = a[5].strip_prefix("n:") { (Some(n.parse().unwrap()), None) } else if let Some(m) = a[5].strip_prefix("m:") { (None, Some(m.parse().unwrap())) } else { (None, None) };
            let base: u64 = a.get(6).map_or(1, |s| s.parse().unwrap());
            let (mut w, mut d, mut l) = (0u32, 0u32, 0u32);
            let mut plies = 0;
            let mut stat = [(0, 0, 0, 0.0); 2];
            for g in 0..games {
                let open = opening(base * 100000 + g / 2 + 1);
                let a_white = g % 2 == 0;
                let names = if a_white { [na, nb] } else { [nb, na] };
                let mut st = [(0, 0, 0, 0.0); 2];
                let (s, n) = game(names, &open, limit, base * 77 + g, &mut st);
                plies += n;
                for i in 0..2 {
                    let k = if a_white { i } else { 1 - i };
                    stat[k].0 += st[i].0; stat[k].1 += st[i].1; stat[k].2 += st[i].2; stat[k].3 += st[i].3;
                }
                let s = if a_white { s } else { 2 - s };
                match s { 2 => w += 1, 1 => d += 1, _ => l += 1 }
            }
            let n = f64::from(w + d + l);
            let p = (f64::from(w) + 0.5 * f64::from(d)) / n;
            let var = (f64::from(w) * (1.0 - p).powi(2) + f64::from(d) * (0.5 - p).powi(2) + f64::from(l) * p * p) / n;
            let err = 1.96 * (var / n).sqrt();
            let elo = |p: f64| -400.0 * (1.0 / p.clamp(0.001, 0.999) - 1.0).log10();
            println!("{na} vs {nb} {}: +{w} ={d} -{l}  {:.1}% ±{:.1}  Elo {:+.0} [{:+.0},{:+.0}] plies {:.0}", a[5], p * 100.0, err * 100.0, elo(p), elo(p - err), elo(p + err), plies as f64 / n);
            for s in stat { println!("   avg depth {:.2} nodes {:.0} kn/s {:.0}", s.1 as f64 / s.2 as f64, s.0 as f64 / s.2 as f64, s.0 as f64 / s.3 / 1e3); }
        }
        "gen" => {
            // gen games nodes seed
            let games: u64 = a[2].parse().unwrap();
            let nodes: u64 = a[3].parse().unwrap();
            let base: u64 = a[4].parse().unwrap();
            for g in 0..games {
                let mut open = opening(base * 1000003 + g);
                let mut dice = SplitMix(base * 7919 + g);
                let mut p = Position::start(&Setup::default().rules(&Position::INFO).unwrap());
                for s in &open { p.play_unchecked(s, &mut |_| ()); }
                let mut positions = vec![];
                let mut seen: Vec<Standing> = vec![];
                let result;
                loop {
                    let Turn::Seat(seat) = p.turn() else {
                        let o = p.outcome().unwrap();
                        result = if o.winners.len() == 2 { 1 } else if o.winners[0].0 == 0 { 2 } else { 0 };
                        break;
                    };
                    if open.len() > 200 { result = 1; break; }
                    let obs = p.observation(Seat(seat.0), &open);
                    let h = How { level: 5, seed: dice.word(), nodes: Some(nodes), timed: false, review: false };
                    let mut b = Bot::new(&obs, &h).unwrap();
                    b.run(u64::MAX);
                    let c = b.choice();
                    let board = board_at(&p);
                    let sight = Sight::of(&board);
                    if sight.winning() == NONE && sight.answers().is_none() {
                        positions.push((board, seat.0, c.value));
                    }
                    let step = if dice.below(12) == 0 { let s = p.legal_steps(); s[dice.below(s.len() as u32) as usize] } else { p.find_step(&c.step).unwrap() };
                    p.play_unchecked(&step, &mut |_| ());
                    open.push(step);
                    let st = p.standing().unwrap();
                    seen.push(st.clone());
                    if seen.iter().filter(|x| **x == st).count() >= 3 { result = 1; break; }
                }
                for (b, seat, v) in positions {
                    let r = if seat == 0 { result } else { 2 - result };
                    println!("{:x} {:x} {} {:.3}", b.own, b.opp, r, v);
                }
            }
        }
        "spsa" => {
            // spsa nodes iters out seed
            let nodes: u64 = a[2].parse().unwrap();
            let iters: usize = a[3].parse().unwrap();
            let mut rng = SplitMix(a[5].parse().unwrap());
            let base = { let mut w = Weights::default(); if let Some(f) = a.get(6) { w.set("f", f.parse().unwrap()); } w };
            let mut t = base.save();
            let delta: Vec<f64> = (0..t.len()).map(|i| if i < 15 { 9.0 } else { 4.0 }).collect();
            let mut avg = vec![0.0; t.len()];
            let mut navg = 0.0;
            for it in 0..iters {
                let sgn: Vec<f64> = (0..t.len()).map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
                let (mut p, mut m) = (base.clone(), base.clone());
                p.load(&(0..t.len()).map(|i| t[i] + sgn[i] * delta[i]).collect::<Vec<_>>());
                m.load(&(0..t.len()).map(|i| t[i] - sgn[i] * delta[i]).collect::<Vec<_>>());
                let mut score = 0.0;
                for g in 0..8 {
                    let open = opening(rng.word() >> 20);
                    let seed = rng.word();
                    let w = selfplay([&p, &m], &open, nodes, seed) - selfplay([&m, &p], &open, nodes, seed);
                    score += w;
                    let _ = g;
                }
                let lr = 0.25 / (1.0 + it as f64 / 150.0).sqrt();
                for i in 0..t.len() { t[i] += lr * score / 8.0 * sgn[i] * delta[i]; }
                if it >= iters / 2 || it % 50 == 49 { if it < iters / 2 { avg.fill(0.0); navg = 0.0; } for i in 0..t.len() { avg[i] += t[i]; } navg += 1.0; }
                if it % 50 == 49 {
                    let out: Vec<String> = avg.iter().map(|x| format!("{:.1}", x / navg)).collect();
                    println!("{it} {}", out.join(" "));
                    std::fs::write(&a[4], out.join(" ")).unwrap();
                }
            }
        }
        "fit" => fit(&a[2], &a[3], a.get(4).map_or(0.5, |s| s.parse().unwrap())),
        _ => {}
    }
}

/// Sorted per-line state multiset: own count by size (1..4), opp count by size
fn line_states(own: u64, opp: u64) -> Vec<[u8; 8]> {
    let s = Sight::of(&Board { own, opp, own_out: 0, opp_out: 0 });
    LINES.iter().map(|&line| {
        let mut c = [0u8; 8];
        for i in 0..4 {
            c[i] = ((s.me.visible >> (16 * i)) as u16 & line).count_ones() as u8;
            c[4 + i] = ((s.you.visible >> (16 * i)) as u16 & line).count_ones() as u8;
        }
        c
    }).collect()
}

fn fit(file: &str, mode: &str, mix: f64) {
    use std::collections::BTreeMap;
    let mut ids: BTreeMap<String, usize> = BTreeMap::new();
    let mut data: Vec<(Vec<(u32, f32)>, f32)> = vec![];
    for text in std::fs::read_to_string(file).unwrap().lines() {
        let p: Vec<&str> = text.split(' ').collect();
        let own = u64::from_str_radix(p[0], 16).unwrap();
        let opp = u64::from_str_radix(p[1], 16).unwrap();
        let r: f64 = p[2].parse::<f64>().unwrap() / 2.0;
        let v: f64 = p[3].parse().unwrap();
        let mut f: BTreeMap<usize, f32> = BTreeMap::new();
        let mut add = |name: String, x: f32| { let n = ids.len(); let id = *ids.entry(name).or_insert(n); *f.entry(id).or_insert(0.0) += x; };
        add("tempo".into(), 1.0);
        for c in line_states(own, opp) {
            let mut anti = |tag: &str, a: Vec<u8>, b: Vec<u8>| {
                let (sa, sb) = (format!("{a:?}"), format!("{b:?}"));
                if sa != sb { if sa > sb { add(format!("{tag} {sa} {sb}"), 1.0) } else { add(format!("{tag} {sb} {sa}"), -1.0) } }
            };
            let (o, q) = (&c[..4], &c[4..]);
            let g = |x: &[u8], k: usize| { vec![x[..k].iter().sum::<u8>(), x[k..].iter().sum::<u8>()] };
            match mode.chars().next().unwrap() {
                'a' => anti("L4", g(o, 3), g(q, 3)),
                'b' => anti("L", o.to_vec(), q.to_vec()),
                'c' => { anti("L4", g(o, 3), g(q, 3)); anti("L3", g(o, 2), g(q, 2)) }
                'd' => { let h = |x: &[u8]| vec![x[0] + x[1], x[2], x[3]]; anti("L34", h(o), h(q)) }
                _ => {}
            }
        }
        if mode.contains('p') {
            let s = Sight::of(&Board { own, opp, own_out: 0, opp_out: 0 });
            for (sign, men, vis, other_all, other_vis) in [(1.0, own, s.me.visible, opp, s.you.visible), (-1.0, opp, s.you.visible, own, s.me.visible)] {
                for i in 0..4 {
                    let lane = (men >> (16 * i)) as u16;
                    let v = (vis >> (16 * i)) as u16;
                    let diag = LINES[8] | LINES[9];
                    add(format!("stack{i}"), sign * (3 - lane.count_ones()) as f32);
                    add(format!("vis{i} diag"), sign * (v & diag).count_ones() as f32);
                    add(format!("vis{i} edge"), sign * (v & !diag).count_ones() as f32);
                    let cov = lane & !v;
                    add(format!("covered{i} by opp"), sign * (cov & fold(other_vis)).count_ones() as f32);
                    add(format!("covered{i} by own"), sign * (cov & fold(vis)).count_ones() as f32);
                    let _ = other_all;
                }
            }
        }
        if mode.contains('n') {
            let s = Sight::of(&Board { own, opp, own_out: 0, opp_out: 0 });
            for (sign, me, you) in [(1.0, &s.me, &s.you), (-1.0, &s.you, &s.me)] {
                // pinned: lifting would show a four
                let by = |name: &str, x: u16| (format!("n {name}"), sign * x.count_ones() as f32);
                let tops = (0..4).rev().map(|k| if (0..3).any(|_| false) { 0 } else { k }).count();
                let _ = tops;
                let mut put = |c: char, name: &str, x: u16| if mode.contains(c) { let (n, v) = by(name, x); add(n, v); };
                put('u', "under by own", me.under & me.shown);
                put('u', "under by opp", me.under & you.shown);
                put('e', "under big", me.under & s.lane(3));
                put('e', "under opp3-", me.under & you.shown & !s.lane(3));
                let men = if sign > 0.0 { own } else { opp };
                for k in 0..3 { let m = (men >> (16 * k)) as u16 & me.under & !((me.visible >> (16 * k)) as u16);
                    put('U', &format!("under{k} by own"), m & me.shown);
                    put('U', &format!("under{k} by opp"), m & you.shown);
                    put('V', &format!("under{k}"), m);
                    for t in 0..4 { put('Y', &format!("under{k} by {t}"), m & s.lane(t) & !if t < 3 { s.lane(t + 1) } else { 0 }); }
                    put('X', &format!("deep{k}"), (men >> (16 * k)) as u16 & !me.under & !((me.visible >> (16 * k)) as u16));
                }
                put('R', "under corner", me.under & 0x9009);
                put('R', "under mid", me.under & 0x0660);
                put('R', "under edge", me.under & 0x6996);
                put('Q', "vis3 corner", (me.visible >> 48) as u16 & 0x9009);
                put('Q', "vis012 corner", fold(me.visible & 0xFFFF_FFFF_FFFF) & 0x9009);
                put('v', "under by own4", me.under & me.shown & s.lane(3));
                put('v', "under by own3-", me.under & me.shown & !s.lane(3));
                put('v', "under by opp4", me.under & you.shown & s.lane(3));
                put('v', "under by opp3-", me.under & you.shown & !s.lane(3));
                for k in 0..4 { put('w', &format!("busy{k}"), (me.visible >> (16 * k)) as u16 & you.need); }
                for k in 0..4 { put('W', &format!("free{k}"), (me.visible >> (16 * k)) as u16 & !you.need); }
                put('m', "need open", me.need & !s.lane(3));
                put('m', "need own under", me.need & me.under);
                put('m', "need opp3", me.need & s.lane(2) & !s.lane(3));
                put('m', "need opp12", me.need & s.lane(0) & !s.lane(2));
                put('m', "need empty", me.need & !s.lane(0));
                let two = |x: u16, block: u16| LINES.iter().fold((0u16, 0u16), |(a, n), &l| { let r = l & !x; if r.count_ones() == 2 && (r & block).count_ones() <= 1 { (a | r, n + 1) } else { (a, n) } });
                let (sq, n) = two(me.shown, s.lane(3));
                put('t', "menace squares", sq);
                if mode.contains('t') { add("menace lines".into(), sign * f32::from(n)); }
                if mode.contains('T') { let (_, n) = two(me.shown | me.under, s.lane(3) & !me.under); add("shadow lines".into(), sign * f32::from(n)); }
                if mode.contains('s') { for i in 0..4 {
                    let c = |o: u64, k: u32| if k > 3 { 3 } else { ((o >> (16 * k)) as u16).count_ones() };
                    let o = if sign > 0.0 { own } else { opp };
                    if c(o, i) < c(o, i + 1) { add(format!("top{i}"), sign); }
                    add(format!("st{i}"), sign * (3 - c(o, i)) as f32);
                } }
                if mode.contains('q') { for i in 0..4 {
                    let o = if sign > 0.0 { own } else { opp };
                    add(format!("vis{i}"), sign * ((me.visible >> (16 * i)) as u16).count_ones() as f32);
                    add(format!("stk{i}"), sign * (3 - ((o >> (16 * i)) as u16).count_ones()) as f32);
                } }
                if mode.contains('D') { let d = LINES[8] | LINES[9]; for i in 0..4 {
                    add(format!("diag{i}"), sign * ((me.visible >> (16 * i)) as u16 & d).count_ones() as f32);
                } }
                if mode.contains('M') { for i in 0..4 { for j in 0..4 {
                    // visible own i, smaller targets
                    if i == j { let v = ((me.visible >> (16 * i)) as u16).count_ones() * (!s.lane(i)).count_ones(); add(format!("mob{i}"), sign * v as f32); }
                } } }
                if !mode.contains('z') { continue; }
                add("pinned".into(), sign * (me.shown & you.under & you.need).count_ones() as f32);
                add("under own4".into(), sign * (me.under & s.lane(3)).count_ones() as f32);
            }
        }
        data.push((f.into_iter().map(|(k, v)| (k as u32, v)).collect(), (mix * r + (1.0 - mix) * v) as f32));
    }
    let n = ids.len();
    let mut w = vec![0f64; n];
    let (mut m, mut vv) = (vec![0f64; n], vec![0f64; n]);
    let test = data.len() / 10;
    let (te, tr) = data.split_at(test);
    let p_of = |w: &[f64], f: &[(u32, f32)]| 1.0 / (1.0 + (-f.iter().map(|(k, x)| w[*k as usize] * f64::from(*x)).sum::<f64>()).exp());
    let loss = |w: &[f64], d: &[(Vec<(u32, f32)>, f32)]| d.iter().map(|(f, y)| { let p = p_of(w, f).clamp(1e-6, 1.0 - 1e-6); let y = f64::from(*y); -(y * p.ln() + (1.0 - y) * (1.0 - p).ln()) }).sum::<f64>() / d.len() as f64;
    let mut t = 0;
    for _epoch in 0..12 {
        for chunk in tr.chunks(1000) {
            let mut g = vec![0f64; n];
            for (f, y) in chunk {
                let e = p_of(&w, f) - f64::from(*y);
                for (k, x) in f { g[*k as usize] += e * f64::from(*x); }
            }
            t += 1;
            for i in 0..n {
                let gi = g[i] / chunk.len() as f64 + 2e-5 * w[i];
                m[i] = 0.9 * m[i] + 0.1 * gi;
                vv[i] = 0.999 * vv[i] + 0.001 * gi * gi;
                let mh = m[i] / (1.0 - 0.9f64.powi(t));
                let vh = vv[i] / (1.0 - 0.999f64.powi(t));
                w[i] -= 0.01 * mh / (vh.sqrt() + 1e-8);
            }
        }
    }
    eprintln!("{mode} n={} params={n} train {:.5} test {:.5}", data.len(), loss(&w, tr), loss(&w, te));
    let mut counts = vec![0u32; n];
    for (f, _) in &data { for (k, _) in f { counts[*k as usize] += 1; } }
    for (name, i) in &ids { println!("{name}\t{:.1}\t{}", w[*i] * 100.0, counts[*i]); }
}

/// -1, 0, 1 for white
fn selfplay(w: [&Weights; 2], open: &[Step], nodes: u64, seed: u64) -> f64 {
    let mut p = Position::start(&Setup::default().rules(&Position::INFO).unwrap());
    let mut record = vec![];
    let mut seen: Vec<Standing> = vec![p.standing().unwrap()];
    for s in open { p.play_unchecked(s, &mut |_| ()); record.push(*s); seen.push(p.standing().unwrap()); }
    while record.len() < 150 {
        let Turn::Seat(seat) = p.turn() else { break };
        let obs = p.observation(Seat(seat.0), &record);
        let h = How { level: 5, seed, nodes: Some(nodes), timed: false, review: false };
        let mut b = Bot::with(&obs, &h, w[seat.index()]).unwrap();
        b.run(u64::MAX);
        let step = p.find_step(&b.choice().step).unwrap();
        p.play_unchecked(&step, &mut |_| ());
        record.push(step);
        let st = p.standing().unwrap();
        seen.push(st.clone());
        if seen.iter().filter(|x| **x == st).count() >= 3 { return 0.0; }
    }
    p.outcome().map_or(0.0, |o| if o.winners.len() == 2 { 0.0 } else if o.winners[0].0 == 0 { 1.0 } else { -1.0 })
}
