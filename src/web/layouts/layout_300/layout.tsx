/** Porch: the host welcomes the guest and stays beside the page. */
import type { LayoutParts } from "../layout.ts";
import { HostBeside } from "./host.tsx";
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
    facilities: "house",
    promotions: "notes",
    news: "lines",
    attractions: "walks",
    gallery: "bento",
    search: "small",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  BookingHead: HostBeside,
  PageHead,
};
