import { readPicture } from "#rules/site/pictures.ts";
import type { Shot } from "#web/sections/room/shots.tsx";

/** Two are no film: a large print and a small one of one height; on a phone they are swiped as a strip. */
export const PAIR = 2;

/** Widths of frames of one height, added up: with these they fill the width of the page, neither towering nor small. More are browsed. */
const ROW = { least: 2.9, most: 4.6 };

export const ratioOf = (src: string): number => {
  const { width, height } = readPicture(src) ?? { width: 3, height: 2 };
  return width / height;
};

export const totalOf = (shots: readonly Shot[]): number => shots.reduce((sum, { src }) => sum + ratioOf(src), 0);

export const isRow = (shots: readonly Shot[]): boolean =>
  shots.length > PAIR && totalOf(shots) >= ROW.least && totalOf(shots) <= ROW.most;

/**
 * Wide and upright frames in turns. An owner's second picture is often a part of the first: the upright ones begin with the last, so
 * that the two do not stand side by side.
 */
export function inTurns(shots: Shot[]): Shot[] {
  if (shots.length <= PAIR) return shots;
  const tall = shots.filter(({ format }) => format === "tall").toReversed();
  const wide = shots.filter(({ format }) => format !== "tall");
  const turns =
    wide.length === 0 ? tall.toReversed() : wide.flatMap((shot, index) => [shot, ...tall.slice(index, index + 1)]);
  return [...turns, ...(wide.length === 0 ? [] : tall.slice(wide.length))].map((shot, index) => ({ ...shot, index }));
}
