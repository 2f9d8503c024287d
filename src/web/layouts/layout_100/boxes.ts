import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "9.6rem at 3/2",
  fewPromotions: "(min-width: 90rem) 44rem at 3/2, (min-width: 70rem) 47vw at 3/2, 92vw at 3/2",
  onlyPicture: "(min-width: 90rem) 90rem at 3/2, 94vw at 3/2",
  lastPicture: "(min-width: 48rem) 47vw at 3/2, 92vw at 3/2",
  // As tall as the words beside it.
  booking: "(min-width: 64rem) 49rem by 32rem, (min-width: 40rem) 62vw by 25rem, 100vw at 4/3",
};
