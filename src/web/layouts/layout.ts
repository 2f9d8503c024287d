/** A layout arranges; sections show; rules decide. This is all a layout may bring. */
import type { ComponentType, ReactNode } from "react";
import type { RoomClass } from "#contract/rooms.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { HomeData, HomeExtra } from "#web/guest/home-data.ts";

/** The eight colours of a theme. Everything else is derived from them or belongs to the layout. */
export type Theme = {
  bg: string;
  surface: string;
  ink: string;
  muted: string;
  edge: string;
  fill: string;
  on: string;
  link: string;
  scheme: "light" | "dark";
};

/** Which shape of each section the layout uses, on the home page and on inner pages: names that its CSS, or the kit's, knows. */
export type Variants = Record<"facilities" | "promotions" | "news" | "attractions" | "gallery" | "search", string>;

export type Layout = {
  code: LayoutCode;
  themes: Theme[];
  /** Address of layout.css. */
  stylesheet: string;
  /** Address of orders.css: what the layout adds on the pages about a guest's order. */
  orderStylesheet: string;
  /** Fonts of the first screen, fetched with the page. */
  fonts: string[];
  variants: Variants;
  /** What its home page shows beyond the usual, loaded for it alone. */
  wants?: readonly HomeExtra[];
  /** Guests may not want others to see where they are looking: the browser's tab gets a short name and a blank icon, and links they share say no more. */
  isDiscreet?: boolean;
  Header: ComponentType;
  Footer: ComponentType;
  /** The home page: its hero and its sections in order. */
  Home: ComponentType<{ data: HomeData }>;
  /** `among`: the list the room stands in, for cards that are drawn to one scale. */
  RoomCard: ComponentType<{ room: RoomClass; index: number; among: RoomClass[] }>;
  /** Opens every inner page: its title, and a picture where there is one. */
  PageHead: ComponentType<{ title: string; lang?: string | undefined; lead?: ReactNode; picture?: string | undefined }>;
};
