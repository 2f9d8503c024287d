/**
 * Picture addresses. The path contains the size: /media/{name}-{hash}-{width}x{height}.jpg, and where the owner has chosen one
 * the point that stays visible when it is cut to fit: …x{height}_{x}-{y}.jpg, in percent. The files are the same.
 */
export const IMAGE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 2000, 2400] as const;
export const IMAGE_FORMATS = ["avif", "webp", "jpg"] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type Picture = { name: string; width: number; height: number; focus?: { x: number; y: number } };

const PATH = /^\/media\/([a-z0-9][a-z0-9-]{0,79}-[0-9a-f]{8}-(\d{1,5})x(\d{1,5}))(?:_(\d{1,2})-(\d{1,2}))?\.jpg$/;

/** Whether a picture is fetched from the lodging's own host: another one would learn who looks at the page. */
export const isOwnPicture = (path: string): boolean => /^\/\w[\w./-]*$/.test(path);

export function readPicture(path: string): Picture | null {
  const [, name, width, height, x, y] = PATH.exec(path) ?? [];
  if (!name) return null;
  const picture = { name, width: Number(width), height: Number(height) };
  return x && y ? { ...picture, focus: { x: Number(x), y: Number(y) } } : picture;
}

/** The middle needs no words. */
export function picturePath(name: string, focus: { x: number; y: number }): string {
  const [x, y] = [focus.x, focus.y].map((percent) => Math.min(99, Math.max(0, Math.round(percent))));
  return `/media/${name}${x === 50 && y === 50 ? "" : `_${x}-${y}`}.jpg`;
}

/** As CSS places it: the point's own share of the picture lies at the same share of the box, so that it is never cut off. */
export const focusPosition = ({ focus }: Picture): string | undefined => focus && `${focus.x}% ${focus.y}%`;

/** Widths worth offering: up to the original's own, which is always among them. */
export function pictureWidths(picture: Picture): number[] {
  const smaller = IMAGE_WIDTHS.filter((width) => width < picture.width);
  const first = IMAGE_WIDTHS.find((width) => width >= picture.width);
  return first ? [...smaller, first] : smaller;
}

export function pictureSource(picture: Picture, width: number, format: ImageFormat): string {
  return `/img/${picture.name}/${width}.${format}`;
}

/** Where a square lies in a wide picture: its share of the room beside it, in percent. Few, for each is a file of its own. */
export const SQUARE_PLACES = [0, 25, 50, 75, 100] as const;

export type SquarePlace = (typeof SQUARE_PLACES)[number];

/** The same for the square part of it. */
export function squareSource(picture: Picture, place: SquarePlace, width: number, format: ImageFormat): string {
  return `/img/${picture.name}/${width}-square${place}.${format}`;
}

/** The file to look at a picture as large as it is; empty where there is none. */
export function largestSource(path: string): string {
  const picture = readPicture(path);
  return picture ? pictureSource(picture, pictureWidths(picture).at(-1)!, "webp") : "";
}
