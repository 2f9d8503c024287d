/** Module: the site as a building's sign system, with numbers, pictograms and times. */
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
    facilities: "floors",
    promotions: "rows",
    news: "table",
    attractions: "lines",
    gallery: "squares",
    search: "board",
  },
  drawsBeds: true,
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
