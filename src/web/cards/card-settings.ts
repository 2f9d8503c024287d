/** How a layout's share card is composed: one of three compositions, in the theme's colours. */

/** The theme colour behind the title. */
export type Field = "bg" | "surface" | "fill";

export type CardSettings = {
  field: Field;
  /** Width of a Latin character relative to its height, for fonts narrower or wider than most. */
  latinWidth?: number;
  /** Tiles on both sides of a centred card. */
  hasTiles?: boolean;
} & (
  | {
      composition: "across";
      /** Behind the title: nothing, a box, or a band across the card. */ plate: "none" | "box" | "band";
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
