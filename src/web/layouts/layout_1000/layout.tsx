/** Courtyard: a plain door, then everything around the centre. */
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
    facilities: "niches",
    promotions: "doors",
    news: "axis",
    attractions: "niches",
    gallery: "arcade",
    search: "step",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
