import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Daylight
  {
    bg: "#FFFFFF",
    surface: "#F5F7F6",
    ink: "#16201F",
    muted: "#56625F",
    edge: "#7C8885",
    fill: "#0B5C5A",
    on: "#FFFFFF",
    link: "#0B5C5A",
    scheme: "light",
  },
  // Lagoon
  {
    bg: "#E9F6F9",
    surface: "#FFFFFF",
    ink: "#072B3A",
    muted: "#43616F",
    edge: "#6C8894",
    fill: "#00607A",
    on: "#FFFFFF",
    link: "#005E77",
    scheme: "light",
  },
  // Dune
  {
    bg: "#F6EBDC",
    surface: "#FFFAF2",
    ink: "#2B2016",
    muted: "#67543F",
    edge: "#917D67",
    fill: "#8A4B1F",
    on: "#FFFFFF",
    link: "#84461C",
    scheme: "light",
  },
  // Midnight
  {
    bg: "#0D1420",
    surface: "#162031",
    ink: "#EEF1F6",
    muted: "#A9B4C6",
    edge: "#74829A",
    fill: "#D8B26A",
    on: "#171106",
    link: "#E2C48A",
    scheme: "dark",
  },
];
