import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Signal
  {
    bg: "#FFFFFF",
    surface: "#F1F1F1",
    ink: "#0A0A0A",
    muted: "#595959",
    edge: "#858585",
    fill: "#FFD400",
    on: "#0A0A0A",
    link: "#0A0A0A",
    scheme: "light",
  },
  // Volt
  {
    bg: "#EFEBFF",
    surface: "#FFFFFF",
    ink: "#17113A",
    muted: "#544D79",
    edge: "#7F78A2",
    fill: "#4B2BFF",
    on: "#FFFFFF",
    link: "#4524F0",
    scheme: "light",
  },
  // Nightshift
  {
    bg: "#0A0A0A",
    surface: "#171717",
    ink: "#FAFAFA",
    muted: "#ABABAB",
    edge: "#7A7A7A",
    fill: "#D98A4B",
    on: "#0A0A0A",
    link: "#E2A36B",
    scheme: "dark",
  },
];
