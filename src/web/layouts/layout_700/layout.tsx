/** Horizon: one view and little else. The picture is left alone; name and interface are below its edge. */
import type { LayoutParts } from "../layout.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";
import stylesheet from "./layout.css?url";
import orderStylesheet from "./orders.css?url";
import { PageHead } from "./page-head.tsx";
import { RoomCard } from "./room-card.tsx";
import { RoomPage } from "./room-page.tsx";
import roomStylesheet from "./room.css?url";

export const layout: LayoutParts = {
  stylesheet,
  orderStylesheet,
  roomStylesheet,
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
  RoomPage,
  PageHead,
};
