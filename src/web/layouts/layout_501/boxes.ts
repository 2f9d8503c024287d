import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  promotion: "(min-width: 60rem) 31vw at 3/2, (min-width: 40rem) 47vw at 3/2, 92vw at 3/2",
  offer: "(min-width: 40rem) 36rem at 3/2, 92vw at 3/2",
  gallery: "(min-width: 48rem) 1px by 54svh, 1px by 56vw",
  detail: "(min-width: 48rem) 1px by 54svh, 1px by 56vw",
  booking: "(min-width: 64rem) 1px by 23rem, (min-width: 40rem) 1px by 18rem, 1px by 58vw",
};
