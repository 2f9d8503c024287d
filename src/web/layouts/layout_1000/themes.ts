import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Rose
  {
    bg: "#F4D5C6",
    surface: "#FFF0E8",
    ink: "#2E1410",
    muted: "#69453C",
    edge: "#966C60",
    fill: "#0E5E4E",
    on: "#FFFFFF",
    link: "#0B5445",
    scheme: "light",
  },
  // Majorelle
  {
    bg: "#1B36A8",
    surface: "#2341B8",
    ink: "#FFFFFF",
    muted: "#D6DEFF",
    edge: "#93A4F0",
    fill: "#FFC93C",
    on: "#1A1400",
    link: "#FFDB78",
    scheme: "dark",
  },
  // Brick
  {
    bg: "#F5EAD8",
    surface: "#FFF9EC",
    ink: "#2A120C",
    muted: "#68483B",
    edge: "#927062",
    fill: "#9E2A1C",
    on: "#FFFFFF",
    link: "#96271A",
    scheme: "light",
  },
];
