//! Records of earlier versions mean what they meant.

use super::*;

#[test]
fn dog_records_of_version_0_1_replay_as_with_its_defaults_named() {
    let mut checked = 0;
    for (name, text) in records("good/v0.1.0").iter().filter(|(name, _)| name.starts_with("dog-")) {
        let mut options = named(text);
        let said: Vec<&str> = options.iter().map(|(key, _)| *key).collect();
        let former = [("copy", "last"), ("last-seven", "complete"), ("hand", "5"), ("free-start", "on")];
        let unsaid: Vec<_> = former.into_iter().filter(|(key, _)| !said.contains(key)).collect();
        options.extend(unsaid.into_iter().map(|(key, value)| (key, value.to_string())));
        let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let lines = text.lines().filter(|line| !line.starts_with("[Options ") && !line.starts_with("[Version "));
        let rest: Vec<&str> = lines.collect();
        let explicit = format!("[Version \"9.9\"]\n[Options \"{}\"]\n{}\n", options.join(","), rest.join("\n"));
        let (old, now) = (any(text), any(&explicit));
        assert_eq!(
            (old.position(), old.result(), old.options()),
            (now.position(), now.result(), now.options()),
            "{name}"
        );
        checked += 1;
    }
    assert!(checked >= 20, "{checked}");
}

/// Which of these options a record's game is played by.
fn options_of(text: &str, keys: &[&str]) -> Vec<String> {
    let options = any(text).options();
    let value = |key: &&str| options.iter().find(|(known, _)| known == key).unwrap().1.clone();
    keys.iter().map(value).collect()
}

#[test]
fn missing_options_have_the_defaults_of_the_records_version() {
    let keys = ["copy", "last-seven", "hand", "free-start"];
    let header = |version: &str, options: &str| {
        format!("[Game \"dog\"]\n[Version \"{version}\"]\n[Options \"variant=black{options}\"]\n\n")
    };
    for old in ["0.1.0", "0.1.7", "0.1"] {
        assert_eq!(options_of(&header(old, ""), &keys), ["last", "complete", "5", "on"], "{old}");
    }
    for new in ["0.2.0", "0.10.0", "0.12.1", "1.0.0", "", "next"] {
        assert_eq!(options_of(&header(new, ""), &keys), ["any", "may", "classic", "off"], "{new}");
    }
    let named = header("0.1.0", ",hand=classic,last-seven=lapses");
    assert_eq!(options_of(&named, &keys), ["last", "lapses", "classic", "on"]);
    let unversioned = "[Game \"dog\"]\n[Options \"variant=black\"]\n\n";
    assert_eq!(options_of(unversioned, &keys), ["any", "may", "classic", "off"]);
    let again = any(&header("0.1.0", "")).record();
    let said = "copy=last,free-start=on,hand=5,last-seven=complete,variant=black";
    assert!(again.contains(&format!("[Options \"{said}\"]")), "{again}");
    assert_eq!(options_of(&again, &keys), ["last", "complete", "5", "on"]);
}

#[test]
fn a_position_in_an_old_record_may_name_options_itself() {
    let position = "variant=classic A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=deal turn=- pending=- \
                    last=- hands=A:-/B:-/C:-/D:- given=- out=- deck=+ discard=-";
    let deck = vec!["?"; 110].join(".");
    let record = |options: &str| {
        let position = position.replace('+', &deck) + options;
        format!("[Game \"dog\"]\n[Version \"0.1.0\"]\n[Position \"{position}\"]\n\n")
    };
    assert_eq!(options_of(&record(""), &["last-seven"]), ["complete"]);
    assert_eq!(options_of(&record(" options=last-seven=lapses"), &["last-seven"]), ["lapses"]);
    let royal = record("").replace("variant=classic", "variant=royal");
    assert_eq!(options_of(&royal, &["copy"]), ["last"], "and needs no field of what was played");
}
