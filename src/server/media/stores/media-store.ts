/** Where pictures are kept: a folder, or a service that speaks S3. Both pass the same tests (`media-stores.test.ts`). */
export type MediaStore = {
  /** Whole or not at all: nobody ever reads half of it. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  /** Its size; null where there is none. */
  head: (key: string) => Promise<{ bytes: number } | null>;
  /** What is not there is removed already. */
  remove: (key: string) => Promise<void>;
  /** Every key that begins like this, sorted. */
  list: (prefix: string) => Promise<string[]>;
};

/** Keys are made by us alone, from ids and clean names. */
const KEY = /^\d+\/(?:[a-z0-9][a-z0-9_.-]*\/)*[a-z0-9][a-z0-9_.-]*$/;

export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes("..")) throw new Error(`"${key}" is no key of a picture`);
}

/** What a lodging has; every key begins with the lodging. */
export const originalKey = (hotel_id: number, picture_id: string): string => `${hotel_id}/originals/${picture_id}`;
export const pieceKey = (hotel_id: number, picture_id: string, piece: string): string =>
  `${hotel_id}/uploads/${picture_id}/${piece}`;
