import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "11rem at 3/2",
  promotion: "(min-width: 48rem) 17rem by 13.25rem, 92vw at 3/2",
  offer: "(min-width: 48rem) 17rem at 3/2, 92vw at 3/2",
  about: "(min-width: 60rem) 46vw at 4/3, 92vw at 4/3",
  detail: "(min-width: 48rem) 33vw at 3/2, 92vw at 3/2",
  onlyPicture: "(min-width: 82rem) 80rem at 3/2, 96vw at 3/2",
  booking: "(min-width: 82rem) 50rem at 4/3, (min-width: 52rem) 60vw at 4/3, 100vw at 3/2",
};
