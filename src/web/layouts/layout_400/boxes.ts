import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "10rem at 4/3",
  everyFacility: "(min-width: 48rem) 26rem at 4/3, 92vw at 4/3",
  promotion: "(min-width: 90rem) 36.5rem at 3/2, (min-width: 48rem) 46vw at 3/2, 92vw at 3/2",
  detail: "(min-width: 48rem) 48.5vw at 4/3, 88vw at 4/3",
  onlyPicture: "96vw at 3/2",
  // As tall as the words beside it.
  booking:
    "(min-width: 96rem) 47rem by 30rem, (min-width: 64rem) 50vw by 30rem, (min-width: 40rem) 54vw by 28rem, 92vw at 4/3",
};
