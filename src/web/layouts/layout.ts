/** All that the folder of a layout holds. A layout arranges; sections show; rules decide. */
import type { ComponentType, ReactNode } from "react";
import type { ServerLayout } from "#contract/layout.ts";
import type { RoomClass } from "#contract/rooms.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Language } from "#rules/text/language.ts";
import type { CardSettings } from "#web/cards/card-settings.ts";
import type { HomeData, HomeExtra } from "#web/guest/home/home-data.ts";

/** The eight colours of a theme. Everything else is derived from them or belongs to the layout. */
export type Theme = {
  name: string;
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

/** settings.ts: plain data, which serve.ts also hands to the server. It may import types and other plain data, nothing else. */
export type LayoutSettings = Omit<ServerLayout, "code" | "themes"> & {
  name: string;
  themes: Theme[];
  card: CardSettings;
  /** The demo lodging that the gallery shows it with. */
  showcase: string;
};

/** description.ts: what the gallery says of it. A language that is missing is shown in English. */
export type LayoutDescription = Record<"en-US", DescriptionWords> & Partial<Record<Language, DescriptionWords>>;

type DescriptionWords = {
  name: string;
  /** In one sentence. */ idea: string;
  /** For which lodgings. */ suits: string;
};

/** Which shape of each section the layout uses, on the home page and on inner pages: names that its CSS, or the kit's, knows. */
export type Variants = Record<"facilities" | "promotions" | "news" | "attractions" | "gallery" | "search", string>;

/** layout.tsx: its components and stylesheets. */
export type LayoutParts = {
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

export type Layout = LayoutParts & LayoutSettings & { code: LayoutCode; description: LayoutDescription };
