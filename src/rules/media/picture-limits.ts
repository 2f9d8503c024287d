/** What a lodging may upload. The studio says it before, the server holds to it. */
export const PICTURE_TYPES = ["jpeg", "png", "webp", "avif"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

const MB = 1024 * 1024;

export const PICTURE_LIMITS = {
  /** Of one picture. */
  bytes: 25 * MB,
  pixels: 100_000_000,
  /** Of one request of an upload: what is lost at most when a connection breaks. */
  piece: 2 * MB,
  /** Of a lodging: all its pictures, and what it is uploading. */
  lodging_bytes: 2048 * MB,
  lodging_pictures: 3_000,
  /** Uploads of a lodging that have begun and not ended. */
  open_uploads: 200,
} as const;

/** An upload that nobody has continued for so long is removed; a picture that failed, too. */
export const UPLOAD_HOURS = 24;
