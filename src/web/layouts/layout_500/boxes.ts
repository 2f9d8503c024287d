import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "8rem at 4/3",
  promotion: "(min-width: 60rem) 17.8vw at 3/2, 94vw at 3/2",
  offer: "(min-width: 48rem) 40vw at 3/2, 94vw at 3/2",
  gallery: "(min-width: 48rem) 31vw at 4/3, 92vw at 4/3",
  detail: "(min-width: 48rem) 31vw at 4/3, 92vw at 4/3",
  // As tall as the tariff beside it.
  booking: "(min-width: 64rem) 45rem by 38rem, (min-width: 40rem) 54vw at 3/2, 94vw at 3/2",
  onlyPicture: "(min-width: 48rem) 58rem at 3/2, 92vw at 4/3",
};
