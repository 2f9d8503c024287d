import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 82rem) 26rem at 3/2, (min-width: 48rem) 46vw at 3/2, 9rem at 3/2",
  promotion: "(min-width: 48rem) 17rem by 13.25rem, 92vw at 3/2",
  offer: "(min-width: 48rem) 17rem at 3/2, 92vw at 3/2",
  about: "(min-width: 60rem) 46vw at 4/3, 92vw at 4/3",
  detail: "(min-width: 48rem) 33vw at 3/2, 92vw at 3/2",
  onlyPicture: "(min-width: 82rem) 80rem at 3/2, 96vw at 3/2",
  booking: "(min-width: 82rem) 49rem at 3/2, (min-width: 64rem) 60vw at 3/2, 94vw at 3/2",
};
