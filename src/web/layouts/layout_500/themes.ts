import type { Theme } from "../layout.ts";

export const themes: Theme[] = [
  // Salmon
  {
    bg: "#FBE3D3",
    surface: "#FFF4EC",
    ink: "#1C1512",
    muted: "#645247",
    edge: "#927A6B",
    fill: "#1C1512",
    on: "#FBE3D3",
    link: "#A8102A",
    scheme: "light",
  },
  // Broadsheet
  {
    bg: "#E9EAE6",
    surface: "#F7F8F4",
    ink: "#131313",
    muted: "#555650",
    edge: "#7E8079",
    fill: "#0037B8",
    on: "#FFFFFF",
    link: "#0037B8",
    scheme: "light",
  },
  // Bottle
  {
    bg: "#0F2A22",
    surface: "#173A30",
    ink: "#F3EBDD",
    muted: "#B9C4B6",
    edge: "#7F978B",
    fill: "#F3EBDD",
    on: "#0F2A22",
    link: "#E9C46A",
    scheme: "dark",
  },
];
