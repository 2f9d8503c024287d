/** Almanac: what is in season this month decides what to do and eat. Months as tabs, rooms as seed packets, a seal as logo. */
import type { LayoutParts } from "../layout.ts";
import { BookingMonths } from "./booking-months.tsx";
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
    facilities: "notes",
    promotions: "slips",
    news: "diary",
    attractions: "walk",
    gallery: "taped",
    search: "slip",
  },
  Header,
  Footer,
  Home,
  RoomCard,
  RoomPage,
  PageHead,
  BookingHead: BookingMonths,
};
