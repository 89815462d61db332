/** Words of coming and going. */
export interface JourneyWords {
  /** Words of somebody's coming. */
  coming: RegExp;
  /** Words of somebody's leaving, right before a time. */
  leaving: RegExp;
  /** `on the` before a weekday: it is the one of what was told before. */
  told?: RegExp;
  /** What a journey or a stay begins with. */
  departure: RegExp;
  /** The word of arrival, a place or two, and the time: `arrives JFK at`, `check-out`. */
  arrival: RegExp;
  /** What a stay begins with, and the words of its end with what stands between them and the time: `arrive Fri from 4pm, depart Sun by 10am`. */
  stay?: { begins: RegExp; ends: RegExp };
  /** `LH 1171 LIS 14:05 - FRA 18:00`, `Outbound: 07:20 Stansted - 10:40 Palma`: of a flight, what stands behind the dash is its end. */
  leg: RegExp;
  /** Words and numbers of a flight, a train or a ferry. */
  voyage: RegExp;
  /** `Children should arrive by 5:15`: before it begins. */
  asked: RegExp;
  /** `every other Thursday, next one is the 3rd`. */
  nextOne: RegExp;
  /** `every Thursday, the last session is on 17 December`. */
  lastOne: RegExp;
}

/** Words that say that something does not take place. */
export interface CalledOffWords {
  /** `is cancelled`, `has been called off`, `won't take place`: what was said before it does not happen. */
  said: RegExp;
  /** `cancelled tonight`: between such words and a time that stands behind them. */
  ahead: RegExp;
  /** `are both cancelled`: of all that the sentence has said before. */
  ofAll?: RegExp;
  /** `CANCELLED: choir practice Monday`: the word stands before it all. */
  headed: RegExp;
  /** `if it is cancelled`: nobody said that it is. */
  doubtful: RegExp;
  /** Most texts have none of these words, and then nothing more is asked. */
  sign: RegExp;
}

/** Words of a change of plan. */
export interface ChangeWords {
  /** `moved from`, `has been pushed back from`: what follows no longer holds. */
  moved: RegExp;
  /** `The 2pm review is moved to`: what came before no longer holds. */
  movedTo: RegExp;
  /** `push the 3pm`, `move Friday's dinner`: what follows no longer holds where a `to` comes later. */
  toMove: RegExp;
  /** Words before a time that another one replaces: `instead of`, `no longer`. */
  instead: RegExp;
  /** Words before a rule that another one replaces: `rather than Fridays`. */
  insteadOf: RegExp;
  /** `I can't do Friday`, `busy on the 3rd`. */
  refused: RegExp;
  /** `Friday doesn't work`, `the 4th I can't`. */
  refusedAfter: RegExp;
  /** `tomorrow's quiz is off`: of what is off the name stays. */
  offAfter: RegExp;
  /** `Doors 7pm, show 8pm`: when people are let in is not when it begins, where that is said as well. */
  doors: RegExp;
  /** `warm up 12:15, start 1pm`: what comes before it begins, where the beginning is said. */
  early: RegExp;
  /** `Doors 6:30 / Show 8:00`: what opens then is the event, whose name stands elsewhere. */
  curtain: RegExp;
  /** `nah scrap thurs`, `forget 7`: what is let go of, where nobody is told not to forget it. */
  letGo: RegExp;
  /** `we said 7 but`: an hour that was said and is taken back. */
  wasSaid: RegExp;
  /** `10am her time (london), so 9pm here`: the hour over there, where the one over here is said as well. */
  overThere: RegExp;
  /** Behind an hour that is meant where the writer is. */
  overHere: RegExp;
  /** `mon 7-3, tues off, weds 2-10`: a day of a rota on which nothing is. */
  dayOff: RegExp;
  /** Between a time and the one that the writer puts in its place at once: `no wait,`, `I mean`, `make that`. */
  corrected: RegExp;
  /** Words with which another time is put forward. */
  another: RegExp;
  /** The end of the words that lead to the new time. */
  leadsToNew: RegExp;
  /** Every change is said with one of these; most texts have none, and then nothing more is asked. */
  sign: RegExp;
  /** Between an old day and its clock. */
  besideOld: RegExp;
  /** Between a new time and the old one behind it. */
  oldBehind: RegExp;
  /** Behind the second of two dates side by side, of which the first no longer holds: `(extended)`. */
  renewed: RegExp;
  /** Before a date or an hour that no longer holds where another stands behind an arrow or `now`: `was`. */
  formerly: RegExp;
  /** Between the two. */
  arrow: RegExp;
  /** The doors, in an item of their own. */
  doorsBehind: RegExp;
  /** `Friday's dinner to`: a noun between the old time and the new one is what happens, and stays. */
  noun: RegExp;
  /** Leads from what is moved to its new time. */
  toNew: RegExp;
  /** The same without the blank before it. */
  toNewWord: RegExp;
  /** Between the ends of a range. */
  rangeWord: RegExp;
  /** Opens a range. */
  rangeLead: RegExp;
  /** Parts what was said of an old time from the time before it. */
  clauseBreak: RegExp;
}
