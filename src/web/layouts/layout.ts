/** Everything the folder of a layout contains. A layout arranges; sections show; rules decide. */
import type { ComponentType, ReactNode } from "react";
import type { ServerLayout } from "#contract/layout.ts";
import type { RoomClass } from "#contract/rooms.ts";
import type { ThemeColours } from "#rules/mail/mail-colours.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Language } from "#rules/text/language.ts";
import type { CardSettings } from "#web/cards/card-settings.ts";
import type { HomeData, HomeExtra } from "#web/guest/home/home-data.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import type { PhotoBoxes } from "./photo-boxes.ts";

/** The eight colours of a theme. All other colours are derived from them or belong to the layout. */
export type Theme = ThemeColours & { name: string };

/** settings.ts: plain data, which serve.ts also hands to the server. It may import only types and other plain data. */
export type LayoutSettings = Omit<ServerLayout, "code" | "themes"> & {
  name: string;
  themes: Theme[];
  card: CardSettings;
  /** The demo lodging the gallery shows it with. */
  showcase: string;
};

/** description.ts: its description in the gallery. A missing language is shown in English. */
export type LayoutDescription = Record<"en-US", DescriptionWords> & Partial<Record<Language, DescriptionWords>>;

type DescriptionWords = {
  name: string;
  /** In one sentence. */ idea: string;
  /** For which lodgings. */ suits: string;
};

/** The variant of each section that the layout uses: names known to its CSS or the kit's. */
export type Variants = Record<"facilities" | "promotions" | "news" | "attractions" | "gallery" | "search", string>;

/** layout.tsx: its components and stylesheets. */
export type LayoutParts = {
  /** Address of layout.css. */
  stylesheet: string;
  /** Address of orders.css: the layout's additions for order pages. */
  orderStylesheet: string;
  /** Address of room.css, which only a room's page loads. */
  roomStylesheet?: string;
  variants: Variants;
  /** Additional data of its home page, loaded only for it. */
  wants?: readonly HomeExtra[];
  /** Its home page sells the whole house before single rooms: so does booking. */
  isHouseFirst?: boolean;
  /** In booking each room begins with a drawing of its beds. */
  drawsBeds?: boolean;
  Header: ComponentType;
  Footer: ComponentType;
  /** The home page: its hero and its sections in order. */
  Home: ComponentType<{ data: HomeData }>;
  /** `among`: the list that contains the room, for cards drawn to one scale. */
  RoomCard: ComponentType<{ room: RoomClass; index: number; among: RoomClass[] }>;
  /** A room's own page, composed of the parts in sections/room/; without it the page is PlainRoomPage. */
  RoomPage?: ComponentType<{ data: RoomData }>;
  /** Stands above booking, outside what a script changes there. */
  BookingHead?: ComponentType;
  /** Starts every inner page: its title, and a picture if there is one. */
  PageHead: ComponentType<{ title: string; lang?: string | undefined; lead?: ReactNode; picture?: string | undefined }>;
};

export type Layout = LayoutParts &
  LayoutSettings & { code: LayoutCode; description: LayoutDescription; boxes: PhotoBoxes };
