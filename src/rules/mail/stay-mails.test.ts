/** When the e-mails around a stay are due: once a day in the lodging's morning, never at night and never late. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STAY_MAILS, type StayMailSettings, stayRound } from "#rules/mail/stay-mails.ts";
import { addDays, dayAt, timeAt } from "#rules/time/day.ts";

const ALL: StayMailSettings = { mail_before_arrival: true, mail_arrival_day: true, mail_after_stay: true };
const TAIPEI = { timezone: "Asia/Taipei", checkin_start_time: "15:00" };
const taipei = (clock: string) => new Date(`2031-03-08T${clock}:00+08:00`);
const kindsAt = (now: Date, hotel = TAIPEI, settings = ALL) =>
  stayRound(now, hotel, settings).due.map(({ kind }) => kind);

describe("on 8 March in Taipei", () => {
  test.each<[clock: string, kinds: string[], next: string]>([
    ["00:00", [], "2031-03-08T01:00:00.000Z"],
    ["08:59", [], "2031-03-08T01:00:00.000Z"],
    ["09:00", [...STAY_MAILS], "2031-03-09T01:00:00.000Z"],
    ["14:59", [...STAY_MAILS], "2031-03-09T01:00:00.000Z"],
    // Guests may be there already.
    ["15:00", ["before_arrival", "after_stay"], "2031-03-09T01:00:00.000Z"],
    ["19:59", ["before_arrival", "after_stay"], "2031-03-09T01:00:00.000Z"],
    ["20:00", [], "2031-03-09T01:00:00.000Z"],
    ["23:59", [], "2031-03-09T01:00:00.000Z"],
  ])("at %s: %j, and again at %s", (clock, kinds, next) => {
    expect(kindsAt(taipei(clock))).toEqual(kinds);
    expect(stayRound(taipei(clock), TAIPEI, ALL).next_at.toISOString()).toBe(next);
  });

  test("for those who arrive in three days, who arrive today, and who left yesterday", () => {
    expect(stayRound(taipei("09:00"), TAIPEI, ALL).due).toEqual([
      { kind: "before_arrival", by: "arrival", day: "2031-03-11", until: taipei("20:00") },
      { kind: "arrival_day", by: "arrival", day: "2031-03-08", until: taipei("15:00") },
      { kind: "after_stay", by: "departure", day: "2031-03-07", until: taipei("20:00") },
    ]);
  });

  test("where guests may come in the morning, the day's e-mail is still good until noon", () => {
    const early = { ...TAIPEI, checkin_start_time: "08:00" };
    expect(kindsAt(taipei("11:59"), early)).toContain("arrival_day");
    expect(kindsAt(taipei("12:00"), early)).not.toContain("arrival_day");
  });

  test.each(STAY_MAILS)("a lodging that has switched %s off does not send it, and sends the others", (kind) => {
    expect(kindsAt(taipei("09:00"), TAIPEI, { ...ALL, [`mail_${kind}`]: false })).toEqual(
      STAY_MAILS.filter((each) => each !== kind),
    );
  });
});

test("each lodging by its own clock", () => {
  const newYork = { ...TAIPEI, timezone: "America/New_York" };
  // Nine in the evening of the seventh there.
  expect(kindsAt(taipei("10:00"), newYork)).toEqual([]);
  expect(stayRound(new Date("2031-03-08T14:00:00Z"), newYork, ALL).due[0]).toMatchObject({ day: "2031-03-11" });
});

test("wherever it is and whenever one looks: only between nine and eight, and the next look is at nine, within a day", () => {
  const timezone = fc.constantFrom("Asia/Taipei", "America/New_York", "Europe/London", "Asia/Kolkata", "Pacific/Apia");
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2036-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(timezone, moment, (timezone, now) => {
      const { due, next_at } = stayRound(now, { timezone, checkin_start_time: "15:00" }, ALL);
      const clock = timeAt(now, timezone);
      expect(due.length > 0).toBe(clock >= "09:00" && clock < "20:00");
      expect(timeAt(next_at, timezone)).toBe("09:00");
      expect(next_at > now).toBe(true);
      expect([dayAt(now, timezone), addDays(dayAt(now, timezone), 1)]).toContain(dayAt(next_at, timezone));
      for (const { until } of due) expect(until > now).toBe(true);
    }),
  );
});
