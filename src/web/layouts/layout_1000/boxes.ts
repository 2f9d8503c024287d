import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  promotion: "(min-width: 70rem) 32vw at 3/2, (min-width: 40rem) 34rem at 3/2, 90vw at 3/2",
  offer: "(min-width: 40rem) 34rem at 3/2, 90vw at 3/2",
  about: "(min-width: 40rem) 23.4rem at 3/4, 90vw at 3/4",
  gallery: "(min-width: 48rem) 47vw at 3/2, 90vw at 3/2",
  // Arches and windows: the widest window, the highest arch.
  detail: "(min-width: 48rem) 46vw by 41vw, 90vw by 60vw",
  onlyPicture: "(min-width: 70rem) 64rem at 3/2, 90vw at 3/2",
  booking: "(min-width: 40rem) 36.5rem at 6/5, 92vw at 6/5",
};
