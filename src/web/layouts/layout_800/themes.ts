import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Rouge
  {
    bg: "#17060D",
    surface: "#260B16",
    ink: "#FFEFF4",
    muted: "#D3A9B8",
    edge: "#94687A",
    fill: "#FF4D88",
    on: "#1A0009",
    link: "#FF86B0",
    scheme: "dark",
  },
  // Ultraviolet
  {
    bg: "#0C0820",
    surface: "#171033",
    ink: "#F1EDFF",
    muted: "#B7ACDC",
    edge: "#7E72AA",
    fill: "#A98BFF",
    on: "#12082E",
    link: "#BFA8FF",
    scheme: "dark",
  },
  // Roadside
  {
    bg: "#DFF5F1",
    surface: "#FFFFFF",
    ink: "#06282A",
    muted: "#426265",
    edge: "#6A8988",
    fill: "#C9241A",
    on: "#FFFFFF",
    link: "#B3200F",
    scheme: "light",
  },
];
