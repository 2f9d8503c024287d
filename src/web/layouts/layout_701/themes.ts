import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Coral
  {
    bg: "#FFFFFF",
    surface: "#FFF0EB",
    ink: "#2B1714",
    muted: "#6B524D",
    edge: "#957B75",
    fill: "#C13A24",
    on: "#FFFFFF",
    link: "#B53520",
    scheme: "light",
  },
  // Palm
  {
    bg: "#ECF8EE",
    surface: "#FFFFFF",
    ink: "#11281B",
    muted: "#476152",
    edge: "#6F897A",
    fill: "#12703C",
    on: "#FFFFFF",
    link: "#116A39",
    scheme: "light",
  },
  // Pool
  {
    bg: "#E3F6FF",
    surface: "#FFFFFF",
    ink: "#08263A",
    muted: "#425F70",
    edge: "#6A8697",
    fill: "#005FA3",
    on: "#FFFFFF",
    link: "#005FA3",
    scheme: "light",
  },
];
