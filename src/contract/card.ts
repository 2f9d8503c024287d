/** The picture that goes with a shared link: boxes within boxes, which the page composes and the server draws. */
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The value of an image's `src` that is replaced by the card's photograph. */
export const CARD_PHOTO = "photo";

export type CardStyle = Record<string, string | number>;

export type CardNode =
  | string
  | {
      type: "div" | "img";
      props: { style: CardStyle; children?: CardNode[]; src?: string; width?: number; height?: number };
    };

export type Card = {
  layout: LayoutCode;
  /** The language of its title: it decides between regional shapes of Chinese characters. */
  lang: Language;
  tree: CardNode;
  /** Cropped to this size. */
  photo: { path: string; width: number; height: number } | null;
};
