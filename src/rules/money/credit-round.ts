/**
 * A lodging's points are looked through twice a day, by its own clock: at midnight, when points expire and stays have ended, and
 * at nine, when members may be written to.
 */
import { addDays, dayAt, instantAt } from "#rules/time/day.ts";

const MIDNIGHT = "00:00";
const FROM = "09:00";
/** An e-mail that nobody reads before the next morning is written then. */
const UNTIL = "20:00";

/** Members are told a month before their points expire. */
const DAYS_BEFORE = 30;
/**
 * And of all that expires before a month after the next possible e-mail: there is one a month at most, so none of those would be
 * told of in time.
 */
const REMINDER_DAYS = 62;

/** A stay still earns where its payment is recorded, or the lodging's terms changed, within this time. */
const DAYS_AFTER_STAY = 60;
/** No stay is nearly as long, and orders are found by their arrival. */
const LONGEST_STAY = 60;

export type CreditRound = {
  /** Departures of these days, both included, earn now. */
  departures: { from: string; to: string; arrival_from: string };
  /** Null: not at this hour. */
  reminders: { month: string; due_before: Date; remind_before: Date } | null;
  next_at: Date;
};

export function creditRound(now: Date, timezone: string): CreditRound {
  const today = dayAt(now, timezone);
  const at = (time: string, day = today) => instantAt(day, time, timezone);
  const from = addDays(today, -DAYS_AFTER_STAY);
  const isDaytime = now >= at(FROM) && now < at(UNTIL);
  return {
    departures: { from, to: addDays(today, -1), arrival_from: addDays(from, -LONGEST_STAY) },
    reminders: isDaytime
      ? {
          month: today.slice(0, 7),
          due_before: at(MIDNIGHT, addDays(today, DAYS_BEFORE + 1)),
          remind_before: at(MIDNIGHT, addDays(today, REMINDER_DAYS + 1)),
        }
      : null,
    next_at: now < at(FROM) ? at(FROM) : at(MIDNIGHT, addDays(today, 1)),
  };
}
