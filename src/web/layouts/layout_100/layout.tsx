/** Lobby: like a front desk. Who we are, what a night costs and Book on the first screen; nothing to learn. */
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
    facilities: "directory",
    promotions: "cards",
    news: "lines",
    attractions: "cards",
    gallery: "lobby",
    search: "lobby",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
