# Cock & Bull: what it says while it is played.

cock-bull-seat = { $colour ->
    [red] Red
    [black] Black
   *[none] Player { $number }
  }

## Names

cock-bull-roll = { $roll ->
    [CC] Two Cocks
    [BB] Two Bulls
    [MM] Two Monkeys
    [CB] Cock & Bull
    [CM] Cock & Monkey
    [BM] Bull & Monkey
    [C] Cock
    [B] Bull
   *[M] Monkey
  }
cock-bull-area = { $roll ->
    [CC] all three Cocks
    [BB] both Bulls
   *[MM] the Crown
  }
cock-bull-on = { $roll ->
    [CC] a Cock
    [BB] a Bull
   *[MM] the Crown
  }
cock-bull-off = { $roll ->
    [CC] from a Cock
    [BB] from a Bull
   *[MM] from the Crown
  }
cock-bull-spot = { $area ->
    [c] Cock { $number }
    [b] Bull { $number }
   *[m] Crown
  }
cock-bull-move = { $verb ->
    [place] Place { $spot }
    [flip] Flip { $spot }
    [remove] Remove { $spot }
    [peg] Peg
    [pass] Leave the Peg
    [red] Red
    [black] Black
    [begins] Begins
   *[other] { $roll }
  }

## What happened

cock-bull-event = { $kind ->
    [tied] A tie: both roll again.
    [passed] The dice go to { $who ->
        [you] you
       *[other] { $name }
      }.
   *[did] { $who ->
        [you] { $kind ->
            [lost] You roll { $roll } and lose the turn
            [rolled] You roll: { $roll }
            [pegged] { $by ->
                [0] Past FINISH: your Peg stays
               *[far] You move your Peg by { $by }{ $to ->
                    [36] { " " }to FINISH
                   *[hole] { "" }
                  }
              }
            [declined] You leave your Peg where it is
            [placed] You place a chip on { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
            [flipped] You flip the chip on { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
           *[removed] You remove the chip from { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
          }
       *[other] { $name } { $kind ->
            [lost] rolls { $roll } and loses the turn
            [rolled] rolls: { $roll }
            [pegged] { $by ->
                [0] would go past FINISH: the Peg stays
               *[far] moves the Peg by { $by }{ $to ->
                    [36] { " " }to FINISH
                   *[hole] { "" }
                  }
              }
            [declined] leaves the Peg where it is
            [placed] places a chip on { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
            [flipped] flips the chip on { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
           *[removed] removes the chip from { $area ->
                [m] the { $spot }
               *[other] { $spot }
              }
          }
      }{ $note ->
        [area] { " " }({ $who ->
            [you] you own
           *[other] { $name } owns
          } { $area })
        [none] { " " }(no chip to remove)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] You win the opening roll.
        [chosen] { $colour ->
            [red] You are Red
           *[black] You are Black
          } and start.
       *[die] You roll: { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name } wins the opening roll.
        [chosen] { $name } is { $colour ->
            [red] Red
           *[black] Black
          } and starts.
       *[die] { $name } rolls: { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] All three Cocks are { $who ->
        [you] yours
       *[other] { $name }’s
      }: two Cocks now move { $who ->
        [you] your
       *[other] the
      } Peg by 2.
    [BB] Both Bulls are { $who ->
        [you] yours
       *[other] { $name }’s
      }: two Bulls now move { $who ->
        [you] your
       *[other] the
      } Peg by 3.
   *[MM] The Crown is { $who ->
        [you] yours
       *[other] { $name }’s
      }: two Monkeys now move { $who ->
        [you] your
       *[other] the
      } Peg by 6.
  }
cock-bull-beats = { $dice ->
    [CB] Bull beats Cock.
    [CM] Monkey beats Cock.
   *[BM] Monkey beats Bull.
  }
cock-bull-deed = { $kind ->
    [pegged] Peg +{ $count }
   *[chips] { $count ->
        [one] 1 chip
       *[other] { $count } chips
      }{ $whose ->
        [you] { " " }of yours
       *[other] { "" }
      } { $kind ->
        [placed] placed
        [flipped] flipped
       *[removed] removed
      }
  }
cock-bull-over = { $roll }: { $who ->
    [you] your
   *[other] { $name }’s
  } turn is over.
cock-bull-turn = { $who ->
    [you] You
   *[other] { $name }
  }: { $deeds }.
cock-bull-near = One more circle and { $who ->
    [you] you win
   *[other] { $name } wins
  }.
cock-bull-wins = wins
cock-bull-reason = { $reason ->
    [chip-in] All six circles are one colour.
    [flying-monkey] Flying Monkey: all six circles, with the Peg still off the board.
   *[peg-out] The Peg has reached 36.
  }

## What to do

cock-bull-todo = { $can ->
    [opening] Roll for the start.
    [tap] Roll the dice.
    [roll] Roll the dice and enter what they show.
   *[act] { $name }{ $can ->
        [place] : place a chip on { $on }.
        [flip] : flip a chip on { $on }.
        [flip-place] : place a chip on { $on } or flip one.
        [remove] : remove a chip of the other colour { $area }.
        [peg-remove] : remove a chip of the other colour { $area }, or move your Peg by 1.
        [peg] : your Peg moves { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name }: choose { $on }.
    [own] That chip is already yours.
    [first] Fill the empty circles first.
    [none] There is no chip to remove here.
    [rank] Remove opposing chips from the Cocks first, then the Bulls, then the Crown.
    [chip] With { $name } a chip has to leave first.
   *[peg] { $name } move your Peg only once you own { $area }.
  }
cock-bull-goal = Fill all six circles, or bring your Peg to 36.
cock-bull-teach = { $idea ->
    [area] Fill a lit circle, or flip a lit chip. Once all are yours, this roll moves your Peg.
   *[remove] Remove a lit chip (Cocks first) or move your Peg.
  }
cock-bull-hint = { $verb ->
    [place] Place a chip on { $spot }
    [flip] Flip { $spot }
    [remove] Remove { $spot }
   *[peg] Move your Peg
  }
cock-bull-because = { $why ->
    [wins] you win.
    [five] then only one circle is missing.
    [owns] you own { $area }, and that pair moves your Peg.
    [breaks] the other side loses { $area } and the +{ $count }.
    [near] only one more for { $area }.
    [spots] you then have { $count } of the six circles.
    [fewer] then the other side has { $count ->
        [0] no chip
        [1] one chip
       *[other] { $count } chips
      } left.
   *[peg] your Peg is then { $count } from FINISH.
  }
cock-bull-about = { $what ->
    [c] Two Cocks place or flip a chip here; when all three are yours they move your Peg 2.
    [b] Two Bulls place or flip a chip here; when both are yours they move your Peg 3.
    [m] Two Monkeys place or flip a chip here; when it is yours they move your Peg 6.
    [peg] It wins at FINISH. Six chips of one colour win, too.
   *[dice] After a single Monkey, the other player rolls.
  }

## The board in words

cock-bull-chip-on = { $spot }, { $colour ->
    [red] red chip
    [black] black chip
   *[none] no chip
  }
cock-bull-supply = Chips for both players: { $count }
cock-bull-peg = { $colour ->
    [red] Red’s
   *[black] Black’s
  } Peg{ $hole ->
    [none] { "" }
    [0] , off the board
   *[other] , hole { $hole }
  }
cock-bull-can = { $can ->
    [place] place a chip here
    [flip] can be flipped
    [remove] can be removed
    [peg] can move
   *[dice] can be rolled
  }

## House rules

cock-bull-option = { $key ->
    [removal] Removal
    [pair] Pairs
    [peg-out] Peg-Out
    [flying-monkey] Flying Monkey
    [pegging] Moving the Peg
    [faces] Faces of a die
   *[dice] Dice
  }
cock-bull-value = { $value ->
    [choice] Free choice
    [forced] Must remove
    [place-first] Place first
    [overshoot] 36 or more
    [exact] Exactly 36
    [54] 54 points
    [off] Like any Chip-In
    [must] Must move
    [free] May stay
    [random] Rolled by the page
    [manual] Entered by hand
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] With Cock & Bull, choose freely between removing a chip and moving the Peg, or remove whenever you can.
    [pair] With two of a kind, choose freely between placing and flipping, or flip only when no circle is empty.
    [peg-out] Whether a move past FINISH wins or is lost.
    [flying-monkey] The score of a Chip-In with the winner’s Peg still off the board.
    [pegging] Whether you must move the Peg, or may leave it.
    [faces] The number of Cocks, Bulls and Monkeys on a die.
   *[dice] By hand: roll real dice and enter what they show.
  }
