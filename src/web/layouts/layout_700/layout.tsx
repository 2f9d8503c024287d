/** Horizon: one view and little else. The name is on a horizon line, the interface below it. */
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import type { LayoutParts } from "../layout.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";
import stylesheet from "./layout.css?url";
import orderStylesheet from "./orders.css?url";
import { PageHead } from "./page-head.tsx";
import { RoomCard } from "./room-card.tsx";

export const layout: LayoutParts = {
  stylesheet,
  orderStylesheet,
  fonts: [marcellus, figtree],
  variants: {
    facilities: "mosaic",
    promotions: "pairs",
    news: "lines",
    attractions: "lines",
    gallery: "bleed",
    search: "pill",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  PageHead,
};
