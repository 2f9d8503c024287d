import type { PhotoBoxes } from "../photo-boxes.ts";

export const boxes: Partial<PhotoBoxes> = {
  // In turns wide and upright: the widest of them, the highest.
  facility: "(min-width: 48rem) 49vw by 33vw, 87vw at 4/5",
  promotion: "(min-width: 40rem) 18.1rem at 3/2, 87vw at 3/2",
  offer: "(min-width: 40rem) 18.1rem at 3/2, 87vw at 3/2",
  detail: "(min-width: 48rem) 22vw at 4/5, 64vw at 4/5",
  // From the screen's edge, as tall as the columns beside it.
  booking:
    "(min-width: 80rem) 59vw at 3/2, (min-width: 64rem) 59vw by 33rem, (min-width: 40rem) 62vw by 28rem, 100vw by 24rem",
};
