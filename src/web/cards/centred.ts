/**
 * Everything centred on a coloured area: a framed picture, the title, the name. Pages without a picture always use this card.
 */
import type { CardNode } from "#contract/card.ts";
import type { Theme } from "#web/layouts/layout.ts";
import {
  at,
  type CardContent,
  type Composed,
  coloursOn,
  cut,
  drawing,
  fitted,
  mixed,
  photoAt,
  sheet,
  words,
} from "./card.ts";
import type { CardSettings } from "./card-settings.ts";

const TILES_WIDTH = 228;

export function centred(content: CardContent, theme: Theme, settings: CardSettings): Composed {
  const { title, lang, line, name } = content;
  const { field, hasTiles = false, latinWidth } = settings;
  const colours = coloursOn(field, theme);
  const margin = hasTiles ? TILES_WIDTH + 36 : 100;
  const width = 1200 - 2 * margin;
  const hasPhoto = content.photo !== null;
  const picture = hasPhoto ? pictureOf(settings) : null;
  const top = picture ? picture.top + picture.height + 12 : 150;
  const height = picture ? 540 - top : 270;
  return {
    photo: picture && { width: picture.width, height: picture.height },
    tree: sheet(
      colours.field,
      ...(hasTiles ? tiles(theme) : border(colours.line)),
      picture ? framed(picture, colours.ink) : null,
      picture
        ? null
        : at(
            margin,
            84,
            width,
            44,
            { justifyContent: "center", color: colours.muted, fontSize: 30 },
            cut(name, width, 30),
          ),
      at(
        margin,
        top,
        width,
        height,
        { alignItems: "center", justifyContent: "center" },
        words(
          {
            color: colours.ink,
            fontSize: fitted(title, width, height, picture ? 68 : 116, latinWidth),
            lineHeight: 1.25,
            textAlign: "center",
          },
          title,
          lang,
        ),
      ),
      picture ? null : at(560, 446, 80, 8, { background: colours.accent }),
      at(
        margin,
        picture ? 542 : 486,
        width,
        44,
        { justifyContent: "center", color: colours.muted, fontSize: 26 },
        cut(picture ? name : line, width, 26),
      ),
    ),
  };
}

type Picture = { left: number; top: number; width: number; height: number; arch: number };

function pictureOf(settings: CardSettings): Picture {
  const isArch = settings.composition === "centred" && settings.frame === "arch";
  return isArch
    ? { left: 410, top: 42, width: 380, height: 340, arch: 190 }
    : { left: 310, top: 60, width: 580, height: 326, arch: 0 };
}

function framed({ left, top, width, height, arch }: Picture, colour: string): CardNode {
  const corners = (radius: number) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius });
  return at(
    left - 8,
    top - 8,
    width + 16,
    height + 16,
    { background: colour, ...corners(arch + 8) },
    photoAt(8, 8, width, height, corners(arch)),
  );
}

/** Two lines along the card's edge. */
function border(colour: string): CardNode[] {
  return [
    at(24, 24, 1152, 582, { border: `4px solid ${colour}` }),
    at(36, 36, 1128, 558, { border: `1px solid ${colour}` }),
  ];
}

function tiles(theme: Theme): CardNode[] {
  const tint = mixed(theme.fill, theme.bg, 0.14);
  const shapes = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 3) * 76, Math.floor(index / 3) * 79];
    return `<path d="M${x + 38} ${y + 4}l34 35-34 35-34-35z" fill="${index % 2 ? tint : "none"}" stroke="${mixed(theme.fill, theme.bg, 0.4)}" stroke-width="2"/><circle cx="${x + 38}" cy="${y + 39}" r="9" fill="${mixed(theme.fill, theme.bg, 0.5)}"/>`;
  }).join("");
  const column = (left: number) => [
    at(left, 0, TILES_WIDTH, 630, { background: theme.bg }),
    drawing(left, 0, TILES_WIDTH, 632, shapes),
  ];
  return [...column(0), ...column(1200 - TILES_WIDTH)];
}
