/**
 * What each kind of page may weigh before anybody touches it. A limit stands 5 % above what was measured; whoever makes a page lighter
 * lowers it. A feature that adds more than 3 KB or 50 elements says why in the line above the number that it raises (decision 0081).
 *
 * script, styles: bytes as gzip -9. fonts: bytes together. picture: bytes of the heaviest. files: scripts, stylesheets and fonts.
 * nodes: elements of the document. hydrated: those that React has taken over, which costs a phone its time before the first click.
 */
import type { Sizes } from "./measure.ts";

/** One small script is on every content page; nothing of a content page is hydrated. */
const CONTENT = { script: 8_800, hydrated: 0 };

/** Order pages have no pictures; forms and papers of an order are styled on top of the layout. */
const ORDER = { script: 8_800, styles: 19_300, picture: 0, hydrated: 0 };

export const LIMITS = {
  // Two faces of its display font, in pieces for the lodging's own characters; a wide photograph in a tall box.
  "home in layout_200": { ...CONTENT, styles: 14_100, fonts: 93_000, picture: 98_500, files: 13, nodes: 855 },
  // Its film has a frame for each photograph.
  "home in layout_501": { ...CONTENT, styles: 14_000, fonts: 92_700, picture: 28_000, files: 13, nodes: 1_065 },
  "home in layout_700": { ...CONTENT, styles: 11_800, fonts: 91_300, picture: 49_000, files: 15, nodes: 870 },
  "home in layout_1000": { ...CONTENT, styles: 13_400, fonts: 87_300, picture: 48_000, files: 12, nodes: 870 },
  // Rooms have a stylesheet of their own and a calendar of two months in the HTML.
  "room in layout_400": { ...CONTENT, styles: 18_200, fonts: 61_200, picture: 39_500, files: 10, nodes: 820 },
  "room in layout_900": { ...CONTENT, styles: 17_800, fonts: 96_000, picture: 39_800, files: 14, nodes: 855 },
  "promotions in layout_300": { ...CONTENT, styles: 15_000, fonts: 60_000, picture: 17_800, files: 9, nodes: 400 },
  "attractions in layout_600": { ...CONTENT, styles: 14_600, fonts: 101_000, picture: 0, files: 11, nodes: 415 },
  "about in layout_800": { ...CONTENT, styles: 13_900, fonts: 63_000, picture: 19_800, files: 8, nodes: 335 },
  // A starter of a few kilobytes; the program comes with the guest (bars: 90 KB of script in 20 files). Styles stand at their bar of 18 KB.
  "booking in booking_100": {
    script: 10_200,
    styles: 18_432,
    fonts: 88_700,
    picture: 43_700,
    files: 16,
    nodes: 1_030,
    hydrated: 0,
  },
  // Its matrix of rooms and nights is in the HTML, because without a script it is how nights are chosen.
  "booking in booking_200": {
    script: 10_200,
    styles: 18_432,
    fonts: 57_700,
    picture: 32_000,
    files: 8,
    nodes: 1_270,
    hydrated: 0,
  },
  order: { ...ORDER, fonts: 139_000, files: 13, nodes: 400 },
  pay: { ...ORDER, fonts: 135_000, files: 12, nodes: 270 },
  // Members' tokens are kept by a script.
  member: { ...ORDER, script: 10_300, fonts: 93_500, files: 14, nodes: 195 },
  // Codes, passwords and passkeys are sent by a script; its forms have a stylesheet.
  "sign-in": { ...ORDER, script: 10_700, styles: 20_900, fonts: 93_500, files: 14, nodes: 105 },
  // An app: the frame of all screens and the overview. Its design allows 250 KB of script.
  studio: {
    script: 234_000,
    styles: 42_900,
    fonts: 36_500,
    picture: 0,
    files: 81,
    nodes: 575,
    hydrated: 525,
  },
} satisfies Record<string, Sizes>;

export type Kind = keyof typeof LIMITS;
