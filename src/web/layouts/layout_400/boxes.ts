import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  facility: "10rem at 4/3",
  detail: "(min-width: 48rem) 48.5vw at 4/3, 88vw at 4/3",
};
