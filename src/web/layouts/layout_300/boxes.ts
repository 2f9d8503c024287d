import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 64rem) 55vw by 24rem, (min-width: 40rem) 40vw at 3/2, 92vw at 3/2",
  promotion: "(min-width: 64rem) 55vw by 26rem, (min-width: 40rem) 46vw at 3/2, 92vw at 3/2",
  offer: "(min-width: 64rem) 28vw at 3/2, (min-width: 40rem) 40vw at 3/2, 92vw at 3/2",
  // As tall as the words beside it.
  booking: "(min-width: 64rem) 46rem by 31rem, (min-width: 40rem) 54vw by 26rem, 92vw at 4/3",
};
