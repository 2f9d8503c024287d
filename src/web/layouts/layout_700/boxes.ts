import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 48rem) 100vw at 3/2, 100vw at 4/3",
  otherFacilities: "(min-width: 72rem) 31vw at 3/2, (min-width: 48rem) 46vw at 3/2, 92vw at 4/3",
  promotion: "(min-width: 90rem) 41rem at 3/2, (min-width: 48rem) 45vw at 3/2, 90vw at 3/2",
  gallery: "(min-width: 60rem) 75vw at 3/2, 100vw at 3/2",
  detail: "(min-width: 60rem) 33vw at 3/2, 100vw at 3/2",
  onlyPicture: "100vw at 3/2",
  booking:
    "(min-width: 88rem) 50rem at 3/2, (min-width: 64rem) 58vw at 3/2, (min-width: 40rem) 92vw at 3/2, 100vw at 1/1",
};
