/** Made by the build (vite.config.ts): what the booking script is made of. */
declare module "virtual:booking-preloads" {
  export const chunks: string[];
  export const words: Record<string, string | undefined>;
}
