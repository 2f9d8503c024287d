import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "(min-width: 48rem) 40rem at 4/3, 90vw at 4/3",
  gallery: "(min-width: 60rem) 41vw at 4/3, (min-width: 40rem) 64vw at 4/3, 84vw at 4/3",
  detail: "(min-width: 60rem) 41vw at 4/3, (min-width: 40rem) 64vw at 4/3, 84vw at 4/3",
  onlyPicture: "(min-width: 60rem) 54rem at 3/2, 92vw at 3/2",
  booking: "(min-width: 64rem) 38rem by 28rem, (min-width: 40rem) 52vw by 26rem, 86vw at 4/3",
};
