/** The deckle edge of hand-made paper: fine, irregular, and never deeper than a few pixels. As a CSS polygon. */
import { chanceFrom } from "#web/drawing/chance.ts";

const ACROSS = 44;
const DOWN = 30;

/** `depth`: how far the edge deviates at most, in pixels. */
export function handCut(seed: number, depth: number): string {
  const chance = chanceFrom(seed);
  const inside = () => `${(chance() * depth).toFixed(1)}px`;
  const outside = () => `calc(100% - ${inside()})`;
  // Never so far along that it would pass its neighbour: that would be a spike.
  const along = (cuts: number, index: number) =>
    `${(((index + 0.5 + (chance() - 0.5) * 0.7) / cuts) * 100).toFixed(1)}%`;
  const each = (cuts: number, point: (index: number) => string) => Array.from({ length: cuts }, (_, i) => point(i));
  return `polygon(${[
    ...each(ACROSS, (i) => `${along(ACROSS, i)} ${inside()}`),
    ...each(DOWN, (i) => `${outside()} ${along(DOWN, i)}`),
    ...each(ACROSS, (i) => `${along(ACROSS, ACROSS - 1 - i)} ${outside()}`),
    ...each(DOWN, (i) => `${inside()} ${along(DOWN, DOWN - 1 - i)}`),
  ].join(",")})`;
}
