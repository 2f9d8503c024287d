/** The part of a picture that is shown, in percent of its sides. */
export type Crop = { x: number; y: number; width: number; height: number };

/** A narrower part would be a handful of pixels. */
export const LEAST_CROP = 5;

export const isWhole = ({ x, y, width, height }: Crop): boolean =>
  x === 0 && y === 0 && width === 100 && height === 100;

/** Pixels of a picture, always at least one and never beyond its edges. */
export function cropPixels({ x, y, width, height }: Crop, picture: { width: number; height: number }) {
  const left = Math.min(Math.round((x / 100) * picture.width), picture.width - 1);
  const top = Math.min(Math.round((y / 100) * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * picture.height), picture.height - top)),
  };
}
