import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Harbour
  {
    bg: "#FFFFFF",
    surface: "#F2F5F9",
    ink: "#0F1B2D",
    muted: "#51607A",
    edge: "#77859C",
    fill: "#12355B",
    on: "#FFFFFF",
    link: "#12508F",
    scheme: "light",
  },
  // Graphite
  {
    bg: "#F6F6F4",
    surface: "#FFFFFF",
    ink: "#1B1C1E",
    muted: "#5A5D63",
    edge: "#82858B",
    fill: "#1B1C1E",
    on: "#FFFFFF",
    link: "#7A4A00",
    scheme: "light",
  },
  // Loft
  {
    bg: "#EFF3EF",
    surface: "#FFFFFF",
    ink: "#17211C",
    muted: "#50605A",
    edge: "#76867E",
    fill: "#1F5A45",
    on: "#FFFFFF",
    link: "#1F5A45",
    scheme: "light",
  },
];
