/**
 * The e-mails around a stay: when each is due, by the lodging's own clock, and from when on it would come too late. They are
 * looked for once a day; a day on which nobody looked is skipped.
 */
import { addDays, dayAt, instantAt } from "#rules/time/day.ts";
import { arrivalAt } from "#rules/time/hours-of-stay.ts";

export const STAY_MAILS = ["before_arrival", "arrival_day", "after_stay"] as const;
export type StayMail = (typeof STAY_MAILS)[number];

/** A lodging's own switches, columns of its selling terms. */
export type StayMailSettings = Record<`mail_${StayMail}`, boolean>;

/** When a guest reads what came in the morning. */
const FROM = "09:00";
/** After this hour it would be read the next day, and say what is no longer true. */
const UNTIL = "20:00";
const NOON = "12:00";
const DAYS_BEFORE = 3;

/** Whose mails are due: by the day on which they arrive, or on which they left. */
export type DueStayMail = { kind: StayMail; by: "arrival" | "departure"; day: string; until: Date };

export type StayRound = { due: DueStayMail[]; next_at: Date };

export function stayRound(
  now: Date,
  lodging: { timezone: string; checkin_start_time: string },
  settings: StayMailSettings,
): StayRound {
  const { timezone } = lodging;
  const today = dayAt(now, timezone);
  const [noon, arrival] = [instantAt(today, NOON, timezone), arrivalAt(today, lodging)];
  const at = (time: string, day = today) => instantAt(day, time, timezone);
  if (now < at(FROM)) return { due: [], next_at: at(FROM) };
  const all: DueStayMail[] = [
    { kind: "before_arrival", by: "arrival", day: addDays(today, DAYS_BEFORE), until: at(UNTIL) },
    // Until guests may arrive, and at least until noon.
    { kind: "arrival_day", by: "arrival", day: today, until: arrival > noon ? arrival : noon },
    { kind: "after_stay", by: "departure", day: addDays(today, -1), until: at(UNTIL) },
  ];
  return {
    due: all.filter(({ kind, until }) => settings[`mail_${kind}`] && now < until),
    next_at: at(FROM, addDays(today, 1)),
  };
}
