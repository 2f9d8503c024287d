/** Terrace: Horizon's calm header over many tiles. Activities first, then rooms. */
import type { LayoutParts } from "../layout.ts";
import { Footer } from "../layout_700/footer.tsx";
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
    facilities: "tabs",
    promotions: "dates",
    news: "lines",
    attractions: "cards",
    gallery: "tiles",
    search: "pill",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
