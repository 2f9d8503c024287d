/** Written by the build (vite.config.ts): the chunks of the booking script. */
declare module "virtual:booking-preloads" {
  export const chunks: string[];
  export const words: Record<string, string | undefined>;
  export const places: Record<string, string | undefined>;
}
