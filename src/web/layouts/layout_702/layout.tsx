/** Villa: one house, one price, one calendar. A listing rather than a hotel's site. */
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
    facilities: "list",
    promotions: "rows",
    news: "lines",
    attractions: "lines",
    gallery: "mosaic",
    search: "card",
  },
  wants: ["month"],
  isHouseFirst: true,
  drawsBeds: true,
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
