import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 64rem) 37vw at 2/1, 9.5rem at 4/5",
  promotion: "(min-width: 60rem) 24vw at 4/3, 7rem at 4/3",
  offer: "(min-width: 60rem) 24vw at 4/3, 7rem at 4/3",
  sister: "7.5rem at 3/2",
  gallery: "(min-width: 100rem) 100rem at 3/2, 95vw at 3/2",
  detail: "(min-width: 48rem) 32vw at 1/1, 46vw at 1/1",
  lastPicture: "(min-width: 48rem) 48vw at 3/2, 92vw at 3/2",
  booking:
    "(min-width: 104rem) 50rem at 3/2, (min-width: 64rem) 48vw at 3/2, (min-width: 40rem) 54vw at 3/2, 100vw at 3/2",
};
