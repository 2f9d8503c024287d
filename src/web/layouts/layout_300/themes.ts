import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Butter
  {
    bg: "#FFF4CC",
    surface: "#FFFFFF",
    ink: "#2A2417",
    muted: "#635A42",
    edge: "#8A7F60",
    fill: "#0E6B62",
    on: "#FFFFFF",
    link: "#0C625A",
    scheme: "light",
  },
  // Sky
  {
    bg: "#E1F1FB",
    surface: "#FFFFFF",
    ink: "#14293A",
    muted: "#48606F",
    edge: "#6F8897",
    fill: "#B93A0A",
    on: "#FFFFFF",
    link: "#AC3508",
    scheme: "light",
  },
  // Mint
  {
    bg: "#E0F4E7",
    surface: "#FFFFFF",
    ink: "#16291F",
    muted: "#486153",
    edge: "#6F8A7B",
    fill: "#6B3FA0",
    on: "#FFFFFF",
    link: "#6B3FA0",
    scheme: "light",
  },
];
