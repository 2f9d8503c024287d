import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 48rem) 100vw at 3/2, 100vw at 4/3",
  otherFacilities: "(min-width: 72rem) 31vw at 3/2, (min-width: 48rem) 46vw at 3/2, 46vw at 3/2",
  promotion: "(min-width: 48rem) 15rem at 3/2, 28vw at 3/2",
  offer: "(min-width: 48rem) 15rem at 3/2, 28vw at 3/2",
  gallery: "(min-width: 60rem) 75vw at 3/2, 100vw at 3/2",
  detail: "(min-width: 60rem) 33vw at 3/2, 100vw at 3/2",
  onlyPicture: "100vw at 3/2",
  booking: "(min-width: 64rem) 60vw by 36vw, (min-width: 40rem) 92vw at 3/2, 100vw at 1/1",
};
