import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Olive
  {
    bg: "#F1F1E6",
    surface: "#FFFFFF",
    ink: "#22241A",
    muted: "#5A5D4B",
    edge: "#828571",
    fill: "#4B5320",
    on: "#FFFFFF",
    link: "#4B5320",
    scheme: "light",
  },
  // Granite
  {
    bg: "#E9EBED",
    surface: "#FFFFFF",
    ink: "#1A1D20",
    muted: "#535960",
    edge: "#7B8188",
    fill: "#2F3E4E",
    on: "#FFFFFF",
    link: "#2A5A86",
    scheme: "light",
  },
  // Cedar
  {
    bg: "#1B1713",
    surface: "#26201A",
    ink: "#F4EDE4",
    muted: "#BDB0A1",
    edge: "#857868",
    fill: "#C9D27A",
    on: "#1B1B08",
    link: "#D5DD92",
    scheme: "dark",
  },
];
