import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  promotion: "(min-width: 48rem) 37vw, 92vw",
  offer: "(min-width: 48rem) 37vw, 92vw",
  gallery: "(min-width: 60rem) 100vw, 100vw at 3/2",
  detail: "(min-width: 40rem) 50vw at 3/2, 50vw at 1/1",
  booking: "(min-width: 76rem) 37.5rem at 3/2, (min-width: 40rem) 94vw at 3/2, 94vw at 4/3",
};
