import { describe, expect, it } from "vitest";
import { handCut } from "./hand-cut.ts";
import { sealSigns } from "./seal-signs.ts";

describe("a seal", () => {
  it("carries the first four signs of a name", () => {
    expect(sealSigns("千燈野營地")).toBe("千燈野營");
    expect(sealSigns("燕尾古厝")).toBe("燕尾古厝");
    expect(sealSigns("素居")).toBe("素居");
    expect(sealSigns("제비꼬리 고택")).toBe("제비꼬리");
  });
  it("carries initials where letters are not carved one by one", () => {
    expect(sealSigns("Thousand Lamps Campground")).toBe("TL");
    expect(sealSigns("o'clock")).toBe("OC");
    expect(sealSigns("")).toBe("");
  });
  it("leaves the Latin part of a mixed name to the name itself", () => {
    expect(sealSigns("The 山居 Villa")).toBe("山居");
  });
});

describe("a hand-cut edge", () => {
  it("is the same each time and stays inside the picture", () => {
    expect(handCut(5, 2)).toBe(handCut(5, 2));
    expect(handCut(5, 2)).not.toBe(handCut(6, 2));
    const numbers = [...handCut(5, 2).matchAll(/(-?[\d.]+)%/g)].map(([, number]) => Number(number));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  });
});
