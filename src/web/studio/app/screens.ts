/** The studio's screens. A new one is one line here and one folder in `screens/`: docs/how-to/add-a-studio-screen.md. */
import type { ComponentType } from "react";
import type { StudioAppWords } from "#languages/zh-TW/studio-app.ts";
import type { Permission } from "#rules/people/staff-roles.ts";
import type { StudioIconName } from "./parts/studio-icon.tsx";

/** The parts of the navigation, in this order; on a phone they are the six items at the foot. */
export const GROUPS = ["today", "orders", "calendar", "website", "offers", "more"] as const;

export type Group = (typeof GROUPS)[number];

/** `rest`: what the address says after the screen's path, as in `orders/{rest}`. */
export type ScreenProps = { rest: readonly string[] };

export type ScreenName = keyof StudioAppWords["screens"];

export type Screen = {
  /** Also the name of its words: `languages/{lang}/studio/{name}.ts`, with `-` for `_`. */
  name: ScreenName;
  /** The first part of its address after the lodging; empty: the first screen. */
  path: string;
  group: Group;
  icon: StudioIconName;
  may: Permission;
  /** Where its words are, if several screens share them: `languages/{lang}/studio/{words}.ts`. */
  words?: string;
  /** More of its own, beside those it shares. */
  ownWords?: string;
  /** Uses the whole width: grids, and forms with a preview beside them. */
  isWide?: boolean;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
};

/** Screens that write the site's draft. */
const SITE = { group: "website", may: "edit_content", isWide: true, words: "site-content" } as const;

export const SCREENS: readonly Screen[] = [
  {
    name: "overview",
    path: "",
    group: "today",
    icon: "home",
    may: "open_studio",
    load: () => import("./screens/overview/overview.tsx"),
  },
  {
    name: "rehearsal",
    path: "rehearsal",
    group: "website",
    icon: "clock",
    may: "publish",
    load: () => import("./screens/rehearsal/rehearsal.tsx"),
  },
  {
    name: "start",
    path: "start",
    group: "today",
    icon: "flag",
    may: "edit_content",
    load: () => import("./screens/start/start.tsx"),
  },
  {
    name: "go_live",
    path: "go-live",
    group: "website",
    icon: "rocket",
    may: "publish",
    load: () => import("./screens/go-live/go-live.tsx"),
  },
  {
    name: "domain",
    path: "domain",
    group: "more",
    icon: "globe",
    may: "see_domain",
    load: () => import("./screens/domain/domain.tsx"),
  },
  {
    name: "orders",
    path: "orders",
    group: "orders",
    icon: "orders",
    may: "see_orders",
    load: () => import("./screens/orders/orders.tsx"),
  },
  {
    name: "rates",
    path: "rates",
    group: "calendar",
    icon: "rates",
    may: "see_prices",
    load: () => import("./screens/rates/rates.tsx"),
  },
  {
    name: "design",
    path: "design",
    group: "website",
    icon: "brush",
    may: "edit_content",
    isWide: true,
    load: () => import("./screens/design/design.tsx"),
  },
  {
    name: "media",
    path: "media",
    group: "website",
    icon: "picture",
    may: "edit_content",
    load: () => import("./screens/media/media.tsx"),
  },
  {
    ...SITE,
    name: "basics",
    path: "basics",
    icon: "pencil",
    ownWords: "basics",
    load: () => import("./screens/basics/basics.tsx"),
  },
  {
    ...SITE,
    name: "rooms",
    path: "rooms",
    icon: "bed",
    ownWords: "rooms",
    load: () => import("./screens/rooms/rooms.tsx"),
  },
  {
    ...SITE,
    name: "facilities",
    path: "facilities",
    icon: "pool",
    load: () => import("./screens/facilities/facilities.tsx"),
  },
  {
    ...SITE,
    group: "offers",
    name: "promotions",
    path: "promotions",
    icon: "gift",
    load: () => import("./screens/promotions/promotions.tsx"),
  },
  {
    name: "add_ons",
    path: "add-ons",
    group: "offers",
    icon: "basket",
    may: "see_prices",
    words: "site-content",
    ownWords: "add-ons",
    load: () => import("./screens/add-ons/add-ons.tsx"),
  },
  { ...SITE, name: "news", path: "news", icon: "news", load: () => import("./screens/news/news.tsx") },
  {
    ...SITE,
    name: "attractions",
    path: "attractions",
    icon: "pin",
    load: () => import("./screens/attractions/attractions.tsx"),
  },
  { ...SITE, name: "content", path: "content", icon: "text", load: () => import("./screens/content/content.tsx") },
  {
    ...SITE,
    name: "translations",
    path: "translations",
    icon: "languages",
    load: () => import("./screens/translations/translations.tsx"),
  },
  { ...SITE, name: "preview", path: "preview", icon: "eye", load: () => import("./screens/preview/preview.tsx") },
  { ...SITE, name: "menu", path: "menu", icon: "list", load: () => import("./screens/menu/menu.tsx") },
  {
    ...SITE,
    name: "versions",
    path: "versions",
    icon: "history",
    isWide: false,
    ownWords: "versions",
    load: () => import("./screens/versions/versions.tsx"),
  },
  {
    name: "payment",
    path: "payment",
    group: "more",
    icon: "card",
    may: "change_prices",
    ownWords: "refund-limit",
    load: () => import("./screens/payment/payment.tsx"),
  },
  {
    name: "team",
    path: "team",
    group: "more",
    icon: "people",
    may: "see_team",
    load: () => import("./screens/team/team.tsx"),
  },
  {
    name: "log",
    path: "log",
    group: "more",
    icon: "clock",
    may: "see_log",
    words: "site-content",
    ownWords: "log",
    load: () => import("./screens/log/log.tsx"),
  },
];

/** In the navigation, whatever the order above. */
const ORDER: readonly ScreenName[] = [
  "overview",
  "start",
  "orders",
  "rates",
  "basics",
  "design",
  "rooms",
  "media",
  "content",
  "translations",
  "facilities",
  "add_ons",
  "promotions",
  "news",
  "attractions",
  "menu",
  "preview",
  "go_live",
  "rehearsal",
  "payment",
  "domain",
  "versions",
  "team",
  "log",
];

/** What is not listed comes last. */
const placeOf = ({ name }: Screen): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** What this person may open. */
export const screensFor = (permissions: readonly Permission[]): Screen[] =>
  SCREENS.filter(({ may }) => permissions.includes(may)).toSorted((one, other) => placeOf(one) - placeOf(other));

export const screenAt = (path: string): Screen | undefined => SCREENS.find((screen) => screen.path === path);
