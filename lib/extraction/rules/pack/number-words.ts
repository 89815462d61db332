/** Words that decide whether weak words say a time. */
export interface WeakWords {
  /** The end of a lead that makes a bare number an hour. */
  clockLead: RegExp;
  /** The end of a lead that makes weak words a day. */
  dayLead: RegExp;
  /** Words that a bare number behind them belongs to. */
  numbering: RegExp;
  /** The same words where an hour follows all the same. */
  hourBehind: RegExp;
  /** Numbers in words that are hours more often than counts. */
  hourInWords: RegExp;
  /** Words with a capital that a number behind them does not belong to. */
  timeBefore: RegExp;
  /** Behind a holiday, what people do on it. */
  meal: RegExp;
  /** Behind a number, the name of a place that begins with it. */
  placeName: RegExp;
  /** A noun right behind a holiday, and no joining word. */
  nounBehind: RegExp;
  /** The whole of a lead that makes a holiday behind it the kind of an event: mercatino `di` Natale. */
  attributeLead: RegExp;
  /** The whole of a lead that gives a reason. */
  reasonLead: RegExp;
  /** Leads to a year. */
  yearLead: RegExp;
  /** The lead that makes two numbers with a dot between them a date. */
  sureDayLead: RegExp;
  /** Behind a part of the day: a date between friends, not one of the calendar. */
  friendsDate: RegExp;
  /** What is handed in at the time behind it. */
  due: RegExp;
  /** Words that only join two days. */
  rangeWords: RegExp;
  /** The beginning of a word for a series of rare things. */
  rare: RegExp;
  /** Between a holiday and its date. */
  dateOfHoliday: RegExp;
}

/** Words about a bare number or a short weekday in an item of a line. */
export interface ItemWords {
  /** Where an item of a line ends and the next one begins. */
  itemBreak: RegExp;
  /** Words that a number behind them belongs to: how many, how much, which one. */
  bound: RegExp;
  /** What has numbers as well as hours: with minutes, the number behind it is an hour. */
  rides?: RegExp;
  /** Behind an hour, what says that it is meant to the minute. */
  exactly: RegExp;
  /** Behind a number, what it measures or counts. */
  measure: RegExp;
  /** Behind an hour, the lead of a place. */
  placeAhead: RegExp;
  /** A word with a capital inside an item that nobody who comes along. */
  nameBefore: RegExp;
  /** `sat in traffic`, `sun cream`: behind a short name of a day that is a word as well, these say that it is that word. */
  otherWord: RegExp;
  /** A short weekday that is no other word. */
  plainName: RegExp;
}

/** Words about a bare number that make it an hour. */
export interface SpokenHourWords {
  /** What a bare hour behind it is the hour of. */
  timedNoun: RegExp;
  /** Behind an hour at the end of an item. */
  itemEnd: RegExp;
  /** Before an hour that somebody is asked about. */
  asked: RegExp;
  /** Behind an hour that suits or does not. */
  answer: RegExp;
  /** Says by itself that an hour is asked for or agreed. */
  suits: RegExp;
  /** Before an hour that something is called by. */
  article: RegExp;
  /** Behind an hour by which something is called. */
  named: RegExp;
  /** Before the hour at which something begins. */
  opening: RegExp;
  /** `make it 4.30 not 4`, `kickoff now 2.30`, `can we do 7.30`: what is agreed anew. */
  agreed: RegExp;
  /** Behind an hour that is agreed anew. */
  agreedEnd: RegExp;
  /** `9 here`, `7 our time`: the hour of the one who writes. */
  ours: RegExp;
  /** Nouns whose number is no hour. */
  counted: RegExp;
}

/** Words of an event that say of its hour in which half of the day it is. */
export interface HabitWords {
  /** What happens in the morning: breakfast and the like. */
  morning: RegExp;
  /** What happens at noon. */
  midday: RegExp;
  /** What happens on a working day. */
  work: RegExp;
  /** Who comes or what is fetched at the hour at which work begins: a plumber, a lorry. */
  errand?: RegExp;
  /** What people meet for after work: a choir, a committee. */
  club: RegExp;
  /** What begins at the hours of a table: shows and trains. */
  table: RegExp;
  /** What happens in the evening. */
  evening: RegExp;
}
