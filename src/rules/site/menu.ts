/** The header menu: the owner's items, of which only enabled ones that lead somewhere are shown. */
import { isLanguage, type Texts } from "#rules/text/language.ts";

export type MenuItem = {
  type: "rooms" | "facilities" | "promotions" | "about" | "custom" | "";
  title: Texts;
  status: boolean;
  link: string;
  open: boolean;
};

export const MENU_PATHS = { rooms: "/", facilities: "/facilities", promotions: "/event", about: "/about" } as const;

const EMPTY_ITEM: MenuItem = { type: "", title: {}, status: false, link: "", open: false };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMenuType(type: unknown): type is MenuItem["type"] {
  return type === "custom" || (typeof type === "string" && Object.hasOwn(MENU_PATHS, type));
}

function readTitle(value: unknown): Texts {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([lang, text]) => isLanguage(lang) && typeof text === "string"),
  ) as Texts;
}

/** An item that can't be read becomes an empty, disabled one; the others are not lost. */
export function readMenuItem(json: string): MenuItem {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return EMPTY_ITEM;
  }
  if (!isRecord(value) || !isMenuType(value.type)) return EMPTY_ITEM;
  return {
    type: value.type,
    title: readTitle(value.title),
    status: value.status === true || value.status === 1,
    link: typeof value.link === "string" ? value.link : "",
    open: value.open === true || value.open === 1,
  };
}

/** Owners' links: a page of their own site or an ordinary web, mail or phone address; never a script. */
export function isSafeLink(link: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(link.trim());
}

/** Enabled items with somewhere to go; a page whose section is empty vanishes with its item. */
export function shownItems(items: MenuItem[], filled: Record<keyof typeof MENU_PATHS, boolean>): MenuItem[] {
  return items.filter((item) => {
    if (!item.status || item.type === "") return false;
    return item.type === "custom" ? isSafeLink(item.link) : filled[item.type];
  });
}
