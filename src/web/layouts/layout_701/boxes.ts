import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  promotion: "(min-width: 60rem) 41vw by 24rem, (min-width: 40rem) 94vw at 8/5, 92vw at 8/5",
  offer: "(min-width: 60rem) 51vw at 8/5, 94vw at 8/5",
  onlyPicture: "96vw at 3/2",
  booking: "(min-width: 64rem) 54vw at 3/2, (min-width: 40rem) 68vw at 3/2, 96vw at 4/3",
};
