# Dog: what is said while it is played.

dog-note = Partners don’t talk about their cards.

## Names

dog-seat = { $seat ->
    [0] Blue
    [1] Red
    [2] Yellow
    [3] Green
    [4] Violet
   *[5] Sky
  }
dog-figure = { $figure ->
    [1] King
    [2] Knight
    [3] Citizen
   *[4] Jester
  } { $seat }
dog-piece = { $whose ->
    [you] your { $figure ->
        [1] King
        [2] Knight
        [3] Citizen
        [4] Jester
       *[none] piece
      }
    [named] { $owner }’s { $figure ->
        [1] King
        [2] Knight
        [3] Citizen
        [4] Jester
       *[none] piece
      }
   *[other] { $figure ->
        [none] a
       *[some] the
      } { $seat ->
        [0] blue
        [1] red
        [2] yellow
        [3] green
        [4] violet
       *[5] sky-blue
      } { $figure ->
        [1] King
        [2] Knight
        [3] Citizen
        [4] Jester
       *[none] piece
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] swap
    [J] joker
    [C] copy
    [M] magnet
   *[number] { $card }
  }
dog-as = { $card } as { $counts }
dog-move = { $verb ->
    [give] Give { $card }
    [place] { $piece } to its start
    [discard] Discard { $card }
    [turn] { $to ->
        [cw] Turn clockwise
       *[ccw] Turn anticlockwise
      }
    [jump] Jump to the next diamond
    [stay] Leave it as it is
    [lapse] Give up the remaining points
    [start] { $card }: { $piece } comes out
    [card] { $card }: { $piece } → { $to }
    [swap] { $card }: { $piece } ↔ { $to }
   *[fold] Sit out
  }

## What happened

dog-event = { $kind ->
    [started] { $who ->
        [you] you lead
       *[other] { $seat } leads
      } the first round.
    [shuffled] The discarded cards are shuffled: { $cards }.
    [dealt] Everybody gets { $cards } cards.
    [gave] { $who ->
        [you] you have
       *[other] { $seat } has
      } chosen what to give{ $known ->
        [yes] : { $card }.
       *[no] .
      }
    [exchanged] The chosen cards change hands.
    [gift] { $seat } gives { $to }: { $card }.
    [played] { $who ->
        [you] you play
       *[other] { $seat } plays
      } { $card }.
    [walked] { $piece } { $from ->
        [H] comes out to its start
       *[other] goes { $to ->
            [none] { $back ->
                [true] back
               *[false] on
              }
           *[square] { $back ->
                [true] back to { $to }
               *[false] to { $to }
              }
          }
      }.
    [pulled] { $piece } runs up behind { $ahead ->
        [dog] the dog
       *[other] the next piece: { $ahead }
      }.
    [captured] { $piece } is captured.
    [caught] The dog catches { $piece }.
    [swapped] { $piece } and { $other } change places.
    [split] { $steps } here, then { $points } more.
    [paw] Then you turn the disc either way{ $steps ->
        [0] { "" }
       *[other] , and the dog runs { $steps }
      }.
    [lapsed] { $who ->
        [you] you give
       *[other] { $seat } gives
      } up the remaining points.
    [discarded] { $who ->
        [you] you discard
       *[other] { $seat } discards
      } { $card }.
    [drew] { $who ->
        [you] you draw
       *[other] { $seat } draws
      } { $known ->
        [yes] { $card }.
       *[no] a card.
      }
    [folded] { $who ->
        [you] you sit out until the next deal: { $card }.
       *[other] { $seat } sits out until the next deal: { $card }.
      }
    [round-ended] The round ends; { $who ->
        [you] you lead
       *[other] { $seat } leads
      } the next one.
    [jumped] { $piece } { $to ->
        [none] jumps to the next diamond
       *[square] jumps to { $to }
      }.
    [stayed] { $piece } stays.
    [disc] The disc turns { $clockwise ->
        [true] clockwise
       *[false] anticlockwise
      }.
    [still] The disc stays as it is.
    [prowled] The dog { $to ->
        [none] runs on
       *[square] goes to { $to }
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } gives you: { $card }.
dog-giving = Give { $card } to { $name }.
dog-recap = { $kind ->
    [played] { $card }
    [shared] shared with { $who ->
        [you] you
       *[other] { $seat }
      }
    [out] { $named ->
        [yes] { $piece } out
       *[no] a piece comes out
      }
    [walked] { $named ->
        [yes] { $piece }{ " " }
       *[no] { "" }
      }{ $back ->
        [true] back to { $to }
       *[false] to { $to }
      }
    [magnet] up behind the next piece
    [jumped] { $named ->
        [yes] { $piece } jumps to the next diamond
       *[no] jumps to the next diamond
      }
    [caught] the dog catches { $piece }
    [captured] { $piece } captured
    [mate] { $piece } captured (own partner)
    [own] { $named ->
        [yes] { $piece } captured (own piece)
       *[no] own piece captured
      }
    [swapped] { $piece } ↔ { $other }
    [drew] card drawn
    [diamond] card drawn on a diamond
    [disc] the disc turned
    [prowled] dog to { $to }
    [lane] { $named ->
        [yes] { $piece } reaches the lane
       *[no] a piece reaches the lane
      }
    [back] { $named ->
        [yes] { $piece }: backwards
       *[no] backwards
      }
    [ran] the dog ran
    [shut] no card with ↑, out until the next deal
   *[folded] no card to use, out until the next deal
  }
dog-partner = { $name }, your partner,
dog-notice = { $kind ->
    [captured] { $seat } captures { $piece } with { $card }.
    [caught] { $seat } plays { $card }: the dog catches { $piece }.
    [swapped] { $seat } swaps { $piece } with { $other }.
    [traded] { $seat } swaps places with { $piece }.
    [lane] { $seat } moves { $piece } into the lane with { $card }.
    [moved] { $seat } moves { $piece } with { $card }{ $turns ->
        [yes] { " " }and turns the disc
       *[no] { "" }
      }.
    [turned] { $seat } turns the disc, and { $piece } with it.
   *[jumped] { $piece } jumps to the next diamond.
  }
dog-missed = { $kind ->
    [captured] { $count } of your pieces captured
    [home] { $count } of your team home
    [theirs] { $count } of the others home
   *[all] While you sat out: { $missed }.
  }
dog-reason = { $team ->
    [yes] All eight pieces are in their lanes.
   *[no] Four pieces are in the lane.
  }

## What to do

dog-short = { $kind ->
    [give] gives { $card ->
        [none] a card
       *[some] { $card }
      }
    [discard] discards { $card }
    [starter] leads the first round
    [shuffle] the discarded cards are shuffled
   *[deal] new hands
  }
dog-todo = { $can ->
    [give] Trade a card with { $name }.
    [trade] Trade with { $name }: ↑ brings pieces out.
    [left] Give your left neighbour a card.
    [two] Give the other player a card.
    [card] Choose a card.
    [partner] Your pieces are in the lane: play a card for { $name }’s pieces.
    [as] Choose a card for the joker.
    [copied] Choose a card for the copy.
    [place] Choose which piece begins on your start square.
    [piece] Choose a piece.
    [split] Points left: { $points }. Choose the next piece to move.
    [other] Choose the piece to swap with.
    [square] Choose a square to move to.
    [turn] You choose which way the disc turns.
    [jump] Jump to the next free diamond?
    [caught] “!”: the dog would catch it.
    [bites] The dog may catch { $piece }.
    [discard] This card has no effect: discard it.
   *[none] No card can be played.
  }
dog-why = { $why ->
    [card] First choose a card.
    [piece] First choose a piece.
    [guard] { $who ->
        [you] Your own piece on its start is in the way.
       *[other] { $name }’s piece on its start is in the way.
      }
    [stop] { $piece } passes figures on their start, but can’t stop there.
    [rank] { $by } is in the way and outranks { $piece }.
    [king] Only a King captures a King.
    [far] The King moves at most 7.
    [lane] There is not enough room in the lane.
    [room] { $piece } has { $count } { $count ->
        [1] square
       *[more] squares
      } left in the lane.
    [lap] A piece on its start can’t turn in: first it goes once round.
    [short] This card doesn’t reach the lane.
    [stuck] No piece can use this card now.
    [exchange] Swap one of your pieces with one of another colour, both on the track and neither on its own start.
    [copy] There is no card to copy yet in this round.
    [theirs] You play { $name }’s pieces.
    [home] Only a card with ↑ brings a piece out, and never onto one of your own.
    [taken] { $who ->
        [you] Your own piece
       *[other] { $name }’s piece
      } is on the start: nobody comes out.
   *[square] This card can do only what the marks show.
  }
dog-forced = { $why ->
    [guard] { $name }’s piece on its start blocks all your cards: you sit out until the next deal.
    [out] You have no ↑ to bring a piece out: you sit out until the next deal.
    [far] { $count ->
        [1] { $cards } has
       *[more] Your cards have
      } no room in your lane, and you have no ↑: you sit out until the next deal.
   *[none] You can’t play any card: you sit out until the next deal.
  }
dog-goal = { $team ->
    [no] Bring four of your five pieces round into your lane.
    [named] Win with { $mate }: eight pieces in your lanes.
   *[yes] Bring your team’s eight pieces round into your lanes.
  }
dog-caption-exchange = swap
dog-caption-split = split
dog-caption-wild = joker
dog-caption-copy = copy
dog-caption-magnet = magnet
dog-out = no move
dog-keep = keep
dog-as-joker = Joker: play it as …
dog-as-copy = Copy: play it as …
dog-teach = { $idea ->
    [begin] Which figure comes out first? None passes a higher one: King > Knight > Citizen > Jester.
    [out] A card with ↑ brings a piece out.
    [figure-1] Your King moves 1 to 7; only another King captures him.
    [figure-2] Your Knight also passes figures on their start.
    [figure-3] Land your Citizen on a diamond: draw a card, and it may jump to the next diamond.
    [figure-4] Into the lane, your Jester may leave 1 or 2 steps of a card unused.
    [dog] After a black card the dog runs as far and catches all on its way, except guards.
    [bitten] After a black card the dog runs as far and catches all on its way, even guards.
    [guard] On its start your piece is safe and blocks other pieces.
    [guard-royal] On its start your figure is safe.
    [lap] From its start, this piece goes once round before its lane.
    [capture] Land exactly on this piece to send it back to the kennel.
    [special] Land on this diamond and you draw a card.
    [paw] Land on a paw square and the disc turns, with everything on it, the dog too.
    [back] This card moves a piece back from your start and saves a whole lap.
    [burn] A 7 splits among your pieces; all that they pass go back to the kennel, even your own.
    [share] The red 4 splits among several pieces, your partner’s too.
    [exchange] With a swap your piece and another on the track change places.
    [wild] A joker counts as any card that fits.
    [copy] A copy repeats a card played earlier this round.
    [magnet] A magnet moves your piece forward to just behind the next one.
    [prowl] Black cards let the dog catch pieces.
   *[lane] This card brings a piece into your lane, where it is safe.
  }
dog-hint = { $rest ->
    [yes] Play the other { $card }
   *[no] Play { $card }
  }
dog-because = { $why ->
    [wins] you win.
    [captures] sends { $piece } back to the kennel.
    [home] a piece is safe in the lane.
    [out] one more piece is on its way.
    [gains] moves your piece { $count } ahead.
    [loses] sets { $piece } back by { $count }.
    [turns] the turn brings your pieces closer.
    [hinders] the turn takes other pieces farther away.
    [safer] fewer pieces can reach yours there.
    [hunts] chases { $piece }.
    [front] your leading piece moves forward.
    [flees] out of reach of { $name }.
    [frees] your start square is free again.
    [shortcut] backwards is the short way to the lane.
    [deeper] makes room in the lane.
    [helps] your partner’s piece moves forward.
    [saves] saves the { $card } for bringing pieces out.
    [near] the lane is close.
    [needs] your partner needs a card to come out.
    [uses] your partner has a piece out.
    [spares] no card of yours brings a piece out.
   *[keeps] keeps a card that brings a piece out.
  }
dog-about = { $what ->
    [home] A card with ↑ brings it out.
    [start] A piece of this colour is a guard here: no other piece can pass, capture or swap it.
    [lane] Pieces here are safe. They only go forward and pass nobody.
    [special] Move a piece here and you draw a card.
    [disc] When a piece lands on a paw, the disc makes a quarter turn.
    [paw] Move a piece here and you turn the disc.
    [figure-1] Only another King captures it. It moves by values from 1 to 7.
    [figure-2] Also passes figures on their start.
    [figure-3] On a diamond it may jump to the next one.
    [figure-4] Into its lane, it may leave 1 or 2 steps of a card unused.
   *[piece] Goes once round, then into the lane of its colour.
  }

## The board in words

dog-where = { $where ->
    [H] in the kennel
    [F] lane square { $at }
   *[T] square { $at }
  }
dog-rank = The ranks are King, Knight, Citizen, Jester. A figure passes its own rank and lower ones.
dog-landing = { $where ->
    [start] { $whose ->
        [you] your
       *[other] { $seat }’s
      } start
    [before] { $at } before { $whose ->
        [you] your
       *[other] { $seat }’s
      } start
   *[past] { $at } after { $whose ->
        [you] your
       *[other] { $seat }’s
      } start
  }
dog-place = { $kind ->
    [card] { $card } ({ $does })
    [as] as { $card }
    [lane] { $seat }’s lane, { $at }
    [special] diamond
    [paw] paw square
    [dog] dog
    [guard] guard
    [gift] to be given
    [came] from { $seat }
   *[discard] Discard pile
  }
dog-does = { $does ->
    [start] ↑ out, or forward
    [back] forward or back
    [share] forward, split
    [burn] split, sends back what it passes
    [exchange] two pieces change places
    [wild] any card
    [copy] { $last ->
        [none] nothing to copy yet
       *[some] now { $last }
      }
    [magnet] up to the next piece
   *[on] forward
  }{ $and ->
    [dog] , then the dog
    [rank] , passing figures of any rank
   *[no] { "" }
  }
dog-round = Round { $round }, led by { $seat }.
dog-table = Cards in hand: { $hands }. Deck { $deck }, discard pile { $discard }, on top { $card }.
dog-chosen = Done choosing: { $seats }.
dog-folded = Sitting out: { $seats }.
dog-reach = squares in reach: { $squares }
dog-can = { $can ->
    [give] can be given
    [go] can go here
   *[choose] can be chosen
  }

## House rules

dog-option = { $key ->
    [variant] Variant
    [guard] Guards
    [seven-partner] Using a 7 for your partner
    [exchange-no-target] Swap without a target
    [last-seven] Last points of a 7
    [copy] What a copy can repeat
    [copy-on-copy] Copy right after a copy
    [thirteen] How far a 13 moves
    [king-start] King on another colour’s start
    [dog-guards] Dog and guards
    [turn] Turning the disc
    [hand] Cards in hand
    [free-start] Free start
   *[burning-seven] Burning 7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] Always
    [fresh] Only when brought out
    [leftover] What is left over
    [free] At any time
    [unplayable] Not playable
    [discard] May be discarded
    [complete] Must be used
    [lapses] Give up right away
    [must] Must turn
    [may] { $key ->
        [last-seven] Give up at any time
       *[turn] Optional
      }
    [any] { $key ->
        [copy] Any card played before
       *[king-start] Any other colour captures him
      }
    [last] The card played last
    [owner] Only that start’s colour captures him
    [safe] Guards are safe
    [bitten] Guards go back to the kennel, too
    [13] 13
    [12] 12
    [page] Rules on the web
    [box] Manual in the box
    [5] Always 5
    [on] Yes
   *[off] No
  }
dog-help = { $key ->
    [classic] With jokers and a 7 that burns. Two to six players.
    [royal] King, Knight, Citizen and Jester, each with its own rules. Four or six players.
    [black] With a dog on the prowl and a disc that turns. Four players.
    [page] Follows the rules published on the web.
    [box] As in the publisher’s manual: a copy repeats only the card played last, every point of a 7 is used, and in Black DOG each player begins with a piece out and five cards.
    [variant] Each has its own cards and rules.
    [guard] A guard is any piece on its own start square, or only one just brought out. Either way, a piece can’t go straight from its start square into the lane.
    [seven-partner] Points of a 7 go to the partner’s pieces only when your four are in the lane, or at any time.
    [exchange-no-target] A swap without a target can’t be played, or may be discarded without effect.
    [last-seven] When a 7 brings your last piece into the lane, your partner’s pieces can use the points left. You may give them up at any time, never, or only right away.
    [copy] C counts as any card played before in this round, or only as the last one.
    [copy-on-copy] Whether a copy may follow a copy.
    [thirteen] How far a 13 moves a piece on the track, also as a joker or a copy.
    [king-start] An exception: on another colour’s start square, a King can be captured by that colour’s figures, or by those of any other colour.
    [dog-guards] What the dog does to guards that it passes or lands on, even one that has just moved. A piece that lands on the dog goes back to the kennel, except on its own start square.
    [turn] If you move a piece onto a paw square, you must turn the disc, or you may leave it.
    [hand] Shrinking hands as in Classic, or always five as in Royal.
    [free-start] At the start of the game, each player puts a piece on their start square.
   *[burning-seven] Whether Classic’s 7 is in the deck too.
  }