/** How the share card of a layout is composed: one of three compositions, in the theme's colours. */

/** The theme's colour that the title stands on. */
export type Field = "bg" | "surface" | "fill";

export type CardSettings = {
  field: Field;
  /** How wide a Latin letter is, in its height, where the font is narrower or wider than most. */
  latinWidth?: number;
  /** Tiles at both sides, wherever the card is centred. */
  hasTiles?: boolean;
} & (
  | {
      composition: "across";
      /** What is behind the title: nothing, a box, or a band as wide as the card. */ plate: "none" | "box" | "band";
    }
  | {
      composition: "beside";
      side: "left" | "right";
      radius: number;
      /** Chinese and Japanese titles are set in columns. */ isVertical?: boolean;
    }
  | { composition: "centred"; frame: "arch" | "plain" }
);

export type Across = Extract<CardSettings, { composition: "across" }>;
export type Beside = Extract<CardSettings, { composition: "beside" }>;
