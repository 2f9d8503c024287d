/** Yado's look for Mantine: deep harbour green on paper, Marcellus for headings, Figtree for text. */
import { Button, createTheme, type MantineColorsTuple, Modal, Paper, Skeleton } from "@mantine/core";

/** The platform's green; the seventh is its own colour. */
const harbour: MantineColorsTuple = [
  "#eef6f5",
  "#dcebe9",
  "#b8d6d3",
  "#8fbebb",
  "#65a5a1",
  "#3a8581",
  "#0b5c5a",
  "#094f4d",
  "#074140",
  "#053230",
];
const clay: MantineColorsTuple = [
  "#fdf1ef",
  "#f8dfdb",
  "#efbdb6",
  "#e5978c",
  "#d9705f",
  "#c74a37",
  "#b3261e",
  "#9a1f18",
  "#7f1813",
  "#63110d",
];

const TEXT = '"Figtree Variable", var(--cjk-sans), system-ui, sans-serif';
const DISPLAY = "var(--display)";

export const theme = createTheme({
  primaryColor: "harbour",
  primaryShade: 6,
  colors: { harbour, clay },
  white: "#ffffff",
  black: "#16201f",
  fontFamily: TEXT,
  defaultRadius: "md",
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.5rem", lg: "0.75rem", xl: "1.25rem" },
  headings: {
    fontFamily: DISPLAY,
    fontWeight: "400",
    sizes: {
      h1: { fontSize: "clamp(1.65rem, 1.35rem + 1.2vw, 2.15rem)", lineHeight: "1.25" },
      h2: { fontSize: "1.3rem", lineHeight: "1.35" },
      h3: { fontSize: "1.1rem", lineHeight: "1.4" },
    },
  },
  shadows: {
    sm: "0 1px 2px rgb(22 32 31 / 0.06)",
    md: "0 4px 16px rgb(22 32 31 / 0.1)",
    lg: "0 12px 40px rgb(22 32 31 / 0.16)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    // 44 px: what a thumb needs.
    Button: Button.extend({ defaultProps: { size: "md", fw: 600 } }),
    Paper: Paper.extend({ defaultProps: { radius: "lg", p: { base: "md", sm: "lg" } } }),
    Modal: Modal.extend({ defaultProps: { centered: true, radius: "lg", padding: "lg" } }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: "md" } }),
  },
});
