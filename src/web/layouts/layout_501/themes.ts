import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Darkroom
  {
    bg: "#0B0B0B",
    surface: "#161616",
    ink: "#F5F5F2",
    muted: "#A9A9A3",
    edge: "#767670",
    fill: "#D90429",
    on: "#FFFFFF",
    link: "#FF6B80",
    scheme: "dark",
  },
  // Silver
  {
    bg: "#D5D8DA",
    surface: "#E9EBEC",
    ink: "#101112",
    muted: "#44474A",
    edge: "#696D71",
    fill: "#101112",
    on: "#FFFFFF",
    link: "#840F22",
    scheme: "light",
  },
  // Cyanotype
  {
    bg: "#0B2A4A",
    surface: "#123761",
    ink: "#EAF2FA",
    muted: "#A9C1D9",
    edge: "#7595B6",
    fill: "#F4E9C8",
    on: "#0B2A4A",
    link: "#F4E9C8",
    scheme: "dark",
  },
];
