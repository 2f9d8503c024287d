/** Which arrangement is whose: a shared link should look like the site it leads to. */
import type { LayoutCode } from "#rules/site/site.ts";
import type { Arrange } from "./card.ts";
import { horizon, terrace, villa } from "./horizon.ts";
import { courtyard, lobby, porch } from "./house.ts";
import { almanac, contactSheet, engawa, journal } from "./print.ts";
import { board, canopy, velvet } from "./signs.ts";

export const ARRANGEMENTS: Record<LayoutCode, Arrange> = {
  layout_100: lobby,
  layout_200: engawa,
  layout_300: porch,
  layout_400: canopy,
  layout_500: journal,
  layout_501: contactSheet,
  layout_600: board,
  layout_700: horizon,
  layout_701: terrace,
  layout_702: villa,
  layout_800: velvet,
  layout_900: almanac,
  layout_1000: courtyard,
};
