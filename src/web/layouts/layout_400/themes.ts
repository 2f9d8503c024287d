import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Forest
  {
    bg: "#14251C",
    surface: "#1D3327",
    ink: "#F2F0E4",
    muted: "#B4C0AE",
    edge: "#7C917F",
    fill: "#F2A33A",
    on: "#1B1405",
    link: "#F5B85F",
    scheme: "dark",
  },
  // Ridge
  {
    bg: "#EAF0F3",
    surface: "#FFFFFF",
    ink: "#10222B",
    muted: "#486069",
    edge: "#6F858F",
    fill: "#C23A17",
    on: "#FFFFFF",
    link: "#B0330F",
    scheme: "light",
  },
  // Ember
  {
    bg: "#2A1A14",
    surface: "#38241C",
    ink: "#F7ECE0",
    muted: "#CDB5A4",
    edge: "#9A8274",
    fill: "#FF7A3D",
    on: "#231008",
    link: "#FF9A68",
    scheme: "dark",
  },
];
