/** The picture beside a field of colour, which holds the lodging's name, the title and a line. */
import type { CardNode } from "#contract/card.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { at, type CardContent, type Composed, coloursOn, cut, fitted, photoAt, sheet, words } from "./card.ts";
import type { Beside } from "./card-settings.ts";
import { canBeVertical, columnsOf, verticalTitle } from "./vertical.ts";

const PICTURE_WIDTH = 660;

export function beside(content: CardContent, theme: Theme, settings: Beside): Composed {
  const { side, radius, field } = settings;
  // Rounded panels stand apart from each other; square ones fill the card.
  const [margin, gap] = radius > 0 ? [40, 20] : [0, 0];
  const height = 630 - 2 * margin;
  const panel = 1200 - 2 * margin - gap - PICTURE_WIDTH;
  const [pictureLeft, panelLeft] =
    side === "left" ? [margin, margin + PICTURE_WIDTH + gap] : [margin + panel + gap, margin];
  const colours = coloursOn(field, theme);
  return {
    photo: { width: PICTURE_WIDTH, height },
    tree: sheet(
      theme.bg,
      at(panelLeft, margin, panel, height, { background: colours.field, borderRadius: radius }),
      photoAt(pictureLeft, margin, PICTURE_WIDTH, height, { borderRadius: radius }),
      ...textIn(content, colours, settings, {
        left: panelLeft + 52,
        top: margin + 48,
        width: panel - 104,
        height: height - 96,
      }),
    ),
  };
}

type Box = { left: number; top: number; width: number; height: number };

function textIn(
  { title, lang, line, name }: CardContent,
  colours: ReturnType<typeof coloursOn>,
  { isVertical = false, latinWidth }: Beside,
  { left, top, width, height }: Box,
): CardNode[] {
  const nameSize = fitted(name, width, 44, 30, latinWidth);
  const foot = top + height - 40;
  const vertical = isVertical && canBeVertical(title, lang);
  return [
    at(
      left,
      top,
      width,
      44,
      { alignItems: "center", color: colours.muted, fontSize: nameSize },
      cut(name, width, nameSize, latinWidth),
    ),
    at(left, top + 64, 72, 8, { background: colours.accent }),
    vertical
      ? verticalTitle(columnsOf(title), colours.ink, { left, top: top + 108, width, height: height - 176 })
      : at(
          left,
          top + 96,
          width,
          height - 160,
          { alignItems: "center" },
          words(
            { color: colours.ink, fontSize: fitted(title, width, height - 160, 96, latinWidth), lineHeight: 1.26 },
            title,
            lang,
          ),
        ),
    at(
      left,
      foot,
      width,
      40,
      { alignItems: "center", color: colours.muted, fontSize: 25 },
      cut(line, width, 25, latinWidth),
    ),
  ];
}
