import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Sumi
  {
    bg: "#ECEDE8",
    surface: "#F7F8F4",
    ink: "#191A18",
    muted: "#5B5C56",
    edge: "#80827A",
    fill: "#A8321E",
    on: "#FFFFFF",
    link: "#A03019",
    scheme: "light",
  },
  // Ai
  {
    bg: "#E8EDF0",
    surface: "#F6F9FA",
    ink: "#14202B",
    muted: "#4C5C69",
    edge: "#738290",
    fill: "#1E3F66",
    on: "#FFFFFF",
    link: "#1E3F66",
    scheme: "light",
  },
  // Yoi
  {
    bg: "#14161A",
    surface: "#1D2026",
    ink: "#EDEAE3",
    muted: "#A7A294",
    edge: "#7D7A70",
    fill: "#D9A441",
    on: "#1A1408",
    link: "#E0B45C",
    scheme: "dark",
  },
];
