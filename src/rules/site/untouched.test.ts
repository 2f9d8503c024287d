import fc from "fast-check";
import { expect, test } from "vitest";
import { archivedOn, untouchedAct } from "#rules/site/untouched.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const at = (days: number) => new Date(START + days * DAY_MS);

/** The days on which something is done, if the job runs on these days and nobody works on the lodging. */
function acts(days: readonly number[]): string[] {
  let state = { touched_at: at(0), reminders: 0, reminded_at: null as Date | null };
  return days.flatMap((day) => {
    const act = untouchedAct(state, at(day));
    if (act === "remind") state = { ...state, reminders: state.reminders + 1, reminded_at: at(day) };
    return act === null ? [] : [`${day} ${act}`];
  });
}

test("e-mails after 60 and 83 days, archived after 90", () => {
  expect(acts(Array.from({ length: 91 }, (_, day) => day))).toEqual(["60 remind", "83 remind", "90 archive"]);
});

test("jobs that stood still for long skip no e-mail, and leave a week after each", () => {
  expect(acts([200, 201, 206, 207, 213, 214])).toEqual(["200 remind", "207 remind", "214 archive"]);
});

test("work after an e-mail begins the count anew", () => {
  const touched = { touched_at: at(70), reminders: 1, reminded_at: at(60) };
  expect(untouchedAct(touched, at(100))).toBeNull();
  expect(untouchedAct(touched, at(130))).toBe("remind");
});

test("whatever the days on which the job runs, it is archived only after both e-mails, and not before the day they name", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(400), { maxLength: 60 }), (days) => {
      const found = acts(days.toSorted((one, other) => one - other)).map((each) => each.split(" ")[1]);
      return !found.includes("archive") || found.indexOf("archive") === 2;
    }),
  );
  const first = { touched_at: at(0), reminders: 0, reminded_at: null };
  expect(archivedOn(first, at(60))).toEqual(at(90));
  expect(archivedOn(first, at(200))).toEqual(at(214));
});
