/** When a lodging's points are looked through, and what for. */
import { expect, test } from "vitest";
import { creditRound } from "#rules/money/credit-round.ts";

const TAIPEI = "Asia/Taipei";
const taipei = (moment: string) => new Date(`2031-${moment}:00+08:00`);

test.each([
  ["03-14T00:00", "03-14T09:00", false],
  ["03-14T08:59", "03-14T09:00", false],
  ["03-14T09:00", "03-15T00:00", true],
  ["03-14T19:59", "03-15T00:00", true],
  ["03-14T20:00", "03-15T00:00", false],
  ["03-14T23:59", "03-15T00:00", false],
])("at %s: next at %s, members are written to: %s", (now, next, writes) => {
  const round = creditRound(taipei(now), TAIPEI);
  expect(round.next_at).toEqual(taipei(next));
  expect(round.reminders !== null).toBe(writes);
  // Yesterday's departures and those of sixty days, and arrivals of the longest stays among them.
  expect(round.departures).toEqual({ from: "2031-01-13", to: "2031-03-13", arrival_from: "2030-11-14" });
});

test("by the lodging's own clock", () => {
  const now = taipei("03-14T10:00");
  const { departures, reminders, next_at } = creditRound(now, "America/New_York");
  expect([departures.to, reminders]).toEqual(["2031-03-12", null]);
  expect(next_at).toEqual(new Date("2031-03-14T04:00:00Z"));
});

test("a month before, and of all that the next e-mail would be too late for", () => {
  const { reminders } = creditRound(taipei("03-01T09:00"), TAIPEI);
  // 31 March is thirty days away; 1 May is notified on 1 April at the latest, thirty days before.
  expect(reminders).toEqual({
    month: "2031-03",
    due_before: taipei("04-01T00:00"),
    remind_before: taipei("05-03T00:00"),
  });
});

test("members are notified of whatever expires at least thirty days before, in at most one e-mail a month", () => {
  // One lot for every day of a year; each morning is looked at, as the job does.
  const DAY_MS = 86_400_000;
  const start = taipei("01-01T09:00").getTime();
  const lots = Array.from({ length: 365 }, (_, nth) => ({
    expires_at: new Date(taipei("03-01T00:00").getTime() + nth * DAY_MS),
    notified: null as Date | null,
  }));
  const months: string[] = [];
  for (let now = new Date(start); now.getTime() < start + 430 * DAY_MS; now = new Date(now.getTime() + DAY_MS)) {
    const { month, due_before, remind_before } = creditRound(now, TAIPEI).reminders!;
    const open = lots.filter(({ notified }) => notified === null);
    if (months.includes(month) || !open.some(({ expires_at }) => expires_at > now && expires_at <= due_before))
      continue;
    months.push(month);
    for (const lot of open) if (lot.expires_at <= remind_before) lot.notified = now;
  }
  for (const { expires_at, notified } of lots) {
    expect(expires_at.getTime() - notified!.getTime()).toBeGreaterThan(29 * DAY_MS);
  }
  expect(new Set(months).size).toBe(months.length);
});
