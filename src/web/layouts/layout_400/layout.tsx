/** Canopy: a trail map with booking. Contour lines, tickets with stubs, a trailhead board as footer. */
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
    facilities: "marks",
    promotions: "passes",
    news: "log",
    attractions: "stops",
    gallery: "strip",
    search: "permit",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
