import type { Sizes } from "./measure.ts";

const NONE: Sizes = { script: 0, styles: 0, fonts: 0, picture: 0, files: 0, nodes: 0, hydrated: 0 };

export const LIMITS = {
  "home in layout_200": NONE,
  "home in layout_501": NONE,
  "home in layout_700": NONE,
  "home in layout_1000": NONE,
  "room in layout_400": NONE,
  "room in layout_900": NONE,
  "promotions in layout_300": NONE,
  "attractions in layout_600": NONE,
  "about in layout_800": NONE,
  "booking in booking_100": NONE,
  "booking in booking_200": NONE,
  order: NONE,
  pay: NONE,
  member: NONE,
  "sign-in": NONE,
  studio: NONE,
} satisfies Record<string, Sizes>;

export type Kind = keyof typeof LIMITS;
