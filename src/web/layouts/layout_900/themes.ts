import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Rice
  {
    bg: "#EFF3DA",
    surface: "#FBFCF1",
    ink: "#262A14",
    muted: "#5B6042",
    edge: "#828765",
    fill: "#A63C06",
    on: "#FFFFFF",
    link: "#983604",
    scheme: "light",
  },
  // Tea
  {
    bg: "#DFEAD7",
    surface: "#F4F9F0",
    ink: "#16281A",
    muted: "#475F4C",
    edge: "#6C8570",
    fill: "#1F5C3A",
    on: "#FFFFFF",
    link: "#1F5C3A",
    scheme: "light",
  },
  // Persimmon
  {
    bg: "#FBE2C0",
    surface: "#FFF6E6",
    ink: "#3A1F0A",
    muted: "#6D4C34",
    edge: "#977355",
    fill: "#1D4E6B",
    on: "#FFFFFF",
    link: "#1D4E6B",
    scheme: "light",
  },
];
