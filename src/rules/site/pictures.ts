/** Picture addresses. The path contains the size: /media/{name}-{hash}-{width}x{height}.jpg */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1600, 2400] as const;
export const IMAGE_FORMATS = ["avif", "webp", "jpg"] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type Picture = { name: string; width: number; height: number };

const PATH = /^\/media\/([a-z0-9][a-z0-9-]{0,79}-[0-9a-f]{8}-(\d{1,5})x(\d{1,5}))\.jpg$/;

/** Whether a picture is fetched from the lodging's own host: another one would learn who looks at the page. */
export const isOwnPicture = (path: string): boolean => /^\/\w[\w./-]*$/.test(path);

export function readPicture(path: string): Picture | null {
  const [, name, width, height] = PATH.exec(path) ?? [];
  return name ? { name, width: Number(width), height: Number(height) } : null;
}

/** Widths worth offering: up to the original's own, which is always among them. */
export function pictureWidths(picture: Picture): number[] {
  const smaller = IMAGE_WIDTHS.filter((width) => width < picture.width);
  const first = IMAGE_WIDTHS.find((width) => width >= picture.width);
  return first ? [...smaller, first] : smaller;
}

export function pictureSource(picture: Picture, width: number, format: ImageFormat): string {
  return `/img/${picture.name}/${width}.${format}`;
}
