/** Velvet: the lit room panel of a love hotel's lobby. Rooms and prices at once, and discreet. */
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
    facilities: "signs",
    promotions: "tickets",
    news: "lines",
    attractions: "lines",
    gallery: "edges",
    search: "panel",
  },
  wants: ["tonight"],
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
