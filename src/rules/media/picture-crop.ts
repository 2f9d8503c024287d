/** How a picture fills a box that has other proportions than its own. */
import { type Picture, SQUARE_PLACES, type SquarePlace } from "#rules/site/pictures.ts";

type Size = { width: number; height: number };

/**
 * The `sizes` attribute for boxes that may cut the picture. A box is written like an entry of `sizes`, its width followed by its
 * height or its proportions: "(min-width: 48rem) 52vw at 4/5, 100vw by 70svh". In a box that is taller than the picture, the
 * picture is drawn wider than the box. Lengths contain no commas.
 */
export function drawnSizes(boxes: string, picture: Size): string {
  return boxes
    .split(", ")
    .map((box) => {
      const end = box.startsWith("(") ? box.indexOf(") ") + 2 : 0;
      return box.slice(0, end) + drawnWidth(box.slice(end), picture.width / picture.height);
    })
    .join(", ");
}

/** A picture that is not this much wider than high gains too little by its square. */
const WIDE = 1.3;

/** A box's width beside its height. */
const NARROWEST = 0.5;

/** `media`: where its box is no wider than high. */
export type SquarePart = { place: SquarePlace; media: string; sizes: string };

/**
 * Phones see only the middle of a wide picture in a box that is higher than wide: the square part of it has all that they show, in
 * about half of the bytes. Null where the narrowest box is wide, or the square would lack the point that stays visible.
 */
export function squarePart(boxes: string, picture: Picture): SquarePart | null {
  const entries = boxes.split(", ");
  const box = entries.at(-1)!;
  const [, wide, high] = /^[\d.]+vw at (\d+)\/(\d+)$/.exec(box) ?? [];
  const [, across, down] = /^([\d.]+)vw by ([\d.]+)s?vh$/.exec(box) ?? [];
  const isTall = across !== undefined || (wide !== undefined && Number(wide) <= Number(high));
  const place = isTall && picture.width >= picture.height * WIDE ? placeOf(picture) : null;
  if (place === null) return null;
  const wider = entries.at(-2);
  const conditions = [
    ...(wider === undefined ? [] : [`(not ${wider.slice(0, wider.indexOf(") ") + 1)})`]),
    // A telephone on its side has a low box, whatever its proportions upright.
    across === undefined ? "(orientation: portrait)" : `(max-aspect-ratio: ${down}/${across})`,
  ];
  const side = picture.height;
  return { place, media: conditions.join(" and "), sizes: drawnSizes(box, { width: side, height: side }) };
}

/** Nearest to where the browser would cut it, and with the point in it. */
function placeOf({ width, height, focus }: Picture): SquarePlace | null {
  const x = focus?.x ?? 50;
  const place = SQUARE_PLACES.toSorted((one, other) => Math.abs(one - x) - Math.abs(other - x))[0]!;
  // The browser cuts the square once more, at the same share: at most to half of its width.
  const left = ((width - height) * place + height * NARROWEST * x) / 100;
  const point = (width * x) / 100;
  return left <= point && point <= left + height * NARROWEST ? place : null;
}

function drawnWidth(box: string, proportions: number): string {
  const [width = "", height] = box.split(" by ");
  if (height !== undefined) return `max(${width}, ${times(height, proportions)})`;
  const [across = "", shape] = box.split(" at ");
  if (shape === undefined) return across;
  const [wide = 1, high = 1] = shape.split("/").map(Number);
  return times(across, Math.max(1, (proportions * high) / wide));
}

function times(length: string, factor: number): string {
  if (factor === 1) return length;
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(length) ?? [];
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return number && unit ? round(Number(number) * factor) + unit : `calc((${length}) * ${round(factor)})`;
}

/** The part of a picture, in its pixels, that fills a box, cut as CSS cuts: without a point to keep, around the middle. */
export function coverCrop(picture: Size, box: Size, focus: { x: number; y: number } = { x: 50, y: 50 }) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(box.width / scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(box.height / scale)));
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
}
