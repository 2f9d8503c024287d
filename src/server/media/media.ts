/** What the studio needs to take pictures in: where they are kept, how they are made, and how many are worked on at once. */
import { limit, type Limit } from "#server/concurrency/limit.ts";
import { createImages, type Images } from "#server/media/images.ts";
import type { MediaStore } from "#server/media/stores/media-store.ts";

export type Media = {
  store: MediaStore;
  images: Images;
  /** Originals are read whole: few at once, so that memory stays flat however many are uploaded. */
  working: Limit;
};

const AT_ONCE = 2;

export const createMedia = (dataDir: string, store: MediaStore): Media => ({
  store,
  images: createImages(dataDir, store),
  working: limit(AT_ONCE),
});
