import { describe, expect, it } from "vitest";
import { isWholeYear, monthsAhead, monthsOn, monthPublished, seasonOf } from "./seasons.ts";

const ZONE = "Asia/Taipei";
const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`) / 1000;
const always = {
  begin_timestamp: null,
  end_timestamp: null,
  checkin_start_timestamp: null,
  checkin_close_timestamp: null,
};

describe("months", () => {
  it("run on into the next year", () => {
    const months = monthsAhead("2026-11-15");
    expect(months).toHaveLength(12);
    expect(months.slice(0, 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
    expect(months.at(-1)).toBe("2027-10");
  });
});

describe("a season", () => {
  const months = monthsAhead("2026-11-15");
  it("is where the nights lie", () => {
    const spring = { ...always, checkin_start_timestamp: at("2027-04-01"), checkin_close_timestamp: at("2027-05-31") };
    expect(seasonOf(spring, months, ZONE)).toEqual({ first: 5, last: 6 });
    expect(monthsOn(spring, "2026-11-15", ZONE)).toEqual([4, 5]);
  });
  it("goes by its booking days where no nights are named", () => {
    const early = { ...always, begin_timestamp: at("2026-10-01"), end_timestamp: at("2027-01-10") };
    expect(monthsOn(early, "2026-11-15", ZONE)).toEqual([11, 12, 1]);
  });
  it("without an end is on for the whole year", () => {
    expect(isWholeYear(seasonOf(always, months, ZONE)!, months)).toBe(true);
    expect(seasonOf({ ...always, checkin_start_timestamp: at("2027-03-02") }, months, ZONE)).toEqual({
      first: 4,
      last: 11,
    });
  });
  it("outside the twelve months is none", () => {
    expect(seasonOf({ ...always, checkin_start_timestamp: at("2027-12-01") }, months, ZONE)).toBeNull();
    expect(monthsOn({ ...always, checkin_close_timestamp: at("2026-10-31") }, "2026-11-15", ZONE)).toEqual([]);
  });
  it("takes the lodging's own day, not that of Greenwich", () => {
    const lastNight = Date.parse("2026-11-30T17:00:00Z") / 1000; // already December in Taipei
    expect(monthsOn({ ...always, checkin_start_timestamp: lastNight }, "2026-11-15", ZONE)[0]).toBe(12);
  });
});

describe("news", () => {
  it("belongs to the month it was published in", () => {
    expect(monthPublished(at("2026-11-01"), "2026-11-15", ZONE)).toBe(11);
    expect(monthPublished(at("2025-12-24"), "2026-11-15", ZONE)).toBe(12);
  });
  it("of a year ago belongs to no month of this page", () => {
    expect(monthPublished(at("2025-11-20"), "2026-11-15", ZONE)).toBeNull();
    expect(monthPublished(null, "2026-11-15", ZONE)).toBeNull();
  });
});
