import { describe, expect, it } from "vitest";
import { placeSeed } from "#web/drawing/chance.ts";
import { writtenCoordinates } from "./coordinates.ts";
import { skyline, terrainMap } from "./terrain-lines.ts";

const size = { columns: 24, rows: 14, cell: 60, levels: 10, summit: { x: 0.7, y: 0.4 } };

describe("a lodging's map", () => {
  it("is the same on every visit and another one elsewhere", () => {
    const here = placeSeed(7, [24.046, 121.158]);
    expect(terrainMap(here, size)).toEqual(terrainMap(here, size));
    expect(terrainMap(here, size).lines).not.toEqual(terrainMap(placeSeed(7, [24.05, 121.158]), size).lines);
    expect(placeSeed(7, null)).not.toBe(placeSeed(8, null));
  });
  it("has lines at every height, and stays light", () => {
    for (const seed of [1, 2, 3, placeSeed(7, [24.046, 121.158])]) {
      const { lines } = terrainMap(seed, size);
      expect(lines).toHaveLength(10);
      expect(lines.every((line) => /^(M-?\d+ -?\d+q[-\d ]+)+$/.test(line))).toBe(true);
      expect(lines.join("").length).toBeLessThan(16_000);
    }
  });
});

describe("a skyline", () => {
  it("reaches from the top to the deepest saddle", () => {
    const line = skyline(3, 40);
    expect(line).toHaveLength(40);
    expect(Math.min(...line)).toBe(0);
    expect(Math.max(...line)).toBe(1);
  });
});

describe("coordinates", () => {
  it("are written in degrees, minutes and seconds", () => {
    expect(writtenCoordinates([24.046, 121.158])).toBe("24°02′46″N 121°09′29″E");
    expect(writtenCoordinates([-33.9999, -0.5])).toBe("34°00′00″S 0°30′00″W");
  });
});
