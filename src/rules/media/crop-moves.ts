/** How a crop is moved and sized, by pointer or by keys, without leaving the picture. All in percent. */
import { type Crop, LEAST_CROP } from "#rules/media/crop.ts";

export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

export const CORNERS = ["nw", "ne", "sw", "se"] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const moveCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: within(crop.x + dx, 0, 100 - crop.width),
  y: within(crop.y + dy, 0, 100 - crop.height),
});

/** One corner moves, the opposite one stays. */
export function sizeCrop(crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const x = corner.endsWith("w") ? within(crop.x + dx, 0, right - LEAST_CROP) : crop.x;
  const y = corner.startsWith("n") ? within(crop.y + dy, 0, bottom - LEAST_CROP) : crop.y;
  return {
    x,
    y,
    width: corner.endsWith("w") ? right - x : within(crop.width + dx, LEAST_CROP, 100 - crop.x),
    height: corner.startsWith("n") ? bottom - y : within(crop.height + dy, LEAST_CROP, 100 - crop.y),
  };
}

/** The largest part of these proportions around the focal point. `picture` is the picture's own width by height. */
export function fitCrop(ratio: number, picture: number, focus: { x: number; y: number }): Crop {
  const width = Math.max(LEAST_CROP, Math.min(100, (ratio / picture) * 100));
  const height = Math.max(LEAST_CROP, Math.min(100, (picture / ratio) * 100));
  return {
    x: within(focus.x - width / 2, 0, 100 - width),
    y: within(focus.y - height / 2, 0, 100 - height),
    width,
    height,
  };
}

/** A part of a part, as a part of the whole. */
export const cropWithin = (outer: Crop | null, inner: Crop): Crop => {
  const { x, y, width, height } = outer ?? WHOLE;
  return {
    x: x + (inner.x * width) / 100,
    y: y + (inner.y * height) / 100,
    width: Math.max(LEAST_CROP, (inner.width * width) / 100),
    height: Math.max(LEAST_CROP, (inner.height * height) / 100),
  };
};
