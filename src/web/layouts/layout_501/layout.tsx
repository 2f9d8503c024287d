/** Contact Sheet: a photo issue of layout_500. Pictures instead of paragraphs. */
import type { LayoutParts } from "../layout.ts";
import { Footer } from "../layout_500/footer.tsx";
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
    facilities: "film",
    promotions: "stamped",
    news: "lines",
    attractions: "numbered",
    gallery: "film",
    search: "slate",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
};
