/** Written by the build (vite.config.ts): the files of the booking page's program, and those of the layout with a matrix. */
declare module "virtual:booking-preloads" {
  export const program: string[];
  export const sheet: string[];
  export const words: Record<string, string[] | undefined>;
  export const places: Record<string, string[] | undefined>;
}

/** Written by the build (scripts/booking-styles.ts): the booking page's stylesheets by layout and booking layout. */
declare module "virtual:booking-styles" {
  export const sheets: Record<string, Record<string, { first: string; whole: string } | undefined> | undefined>;
}
