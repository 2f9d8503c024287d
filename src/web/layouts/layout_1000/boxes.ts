import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  promotion: "(min-width: 70rem) 32vw at 3/2, (min-width: 40rem) 34rem at 3/2, 90vw at 3/2",
  offer: "(min-width: 40rem) 34rem at 3/2, 90vw at 3/2",
  about: "(min-width: 40rem) 23.4rem at 3/4, 90vw at 3/4",
  gallery: "(min-width: 48rem) 23vw by 55vw, 90vw at 3/2",
  detail: "(min-width: 48rem) 42vw at 3/4, 44vw at 3/4",
};
