/** A picture that looks cut out by hand: not quite straight. As a CSS polygon. */
import { chanceFrom } from "#web/drawing/chance.ts";

/** `depth`: how far the edge deviates, in percent of each side. */
export function handCut(seed: number, depth: number): string {
  const chance = chanceFrom(seed);
  const [across, down] = [11, 8];
  const inside = () => chance() * depth;
  const along = (cuts: number, index: number) => (index / cuts) * 100 + (chance() - 0.5) * (40 / cuts);
  const points: [number, number][] = [
    ...Array.from({ length: across }, (_, i): [number, number] => [i === 0 ? inside() : along(across, i), inside()]),
    ...Array.from({ length: down }, (_, i): [number, number] => [100 - inside(), i === 0 ? inside() : along(down, i)]),
    ...Array.from({ length: across }, (_, i): [number, number] => [
      i === 0 ? 100 - inside() : 100 - along(across, i),
      100 - inside(),
    ]),
    ...Array.from({ length: down }, (_, i): [number, number] => [
      inside(),
      i === 0 ? 100 - inside() : 100 - along(down, i),
    ]),
  ];
  return `polygon(${points.map(([x, y]) => `${x.toFixed(1)}% ${y.toFixed(1)}%`).join(",")})`;
}
