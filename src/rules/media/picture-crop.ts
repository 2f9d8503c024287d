/** How a picture fills a box that has other proportions than its own. */
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
