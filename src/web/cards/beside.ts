/** The picture beside a field of colour, which holds the lodging's name, the title and a line. */
import type { CardNode } from "#contract/card.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { at, type CardContent, type Composed, coloursOn, cut, fitted, photoAt, sheet, words } from "./card.ts";
import type { Beside } from "./card-settings.ts";
import { canBeVertical, columnsOf, verticalTitle } from "./vertical.ts";

export function beside(content: CardContent, theme: Theme, settings: Beside): Composed {
  const { side, radius, field } = settings;
  // Rounded panels stand apart from each other; square ones fill the card.
  const [margin, gap, picture] = radius > 0 ? [40, 20, 620] : [0, 0, 660];
  const height = 630 - 2 * margin;
  const panel = 1200 - 2 * margin - gap - picture;
  const [pictureLeft, panelLeft] = side === "left" ? [margin, margin + picture + gap] : [margin + panel + gap, margin];
  const colours = coloursOn(field, theme);
  return {
    photo: { width: picture, height },
    tree: sheet(
      theme.bg,
      at(panelLeft, margin, panel, height, { background: colours.field, borderRadius: radius }),
      photoAt(pictureLeft, margin, picture, height, { borderRadius: radius }),
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
  content: CardContent,
  colours: ReturnType<typeof coloursOn>,
  { isVertical = false, latinWidth }: Beside,
  { left, top, width, height }: Box,
): CardNode[] {
  const { title, lang, line, name } = content;
  const nameSize = fitted(name, width, 44, 30, latinWidth);
  const nameAt = (y: number) =>
    at(
      left,
      y,
      width,
      44,
      { alignItems: "center", color: colours.muted, fontSize: nameSize },
      cut(name, width, nameSize, latinWidth),
    );
  const accentAt = (y: number) => at(left, y, 72, 8, { background: colours.accent });
  if (isVertical && canBeVertical(title, lang)) {
    const columns = verticalTitle(columnsOf(title), colours.ink, { left, top, width, height: height - 100 });
    return [columns, accentAt(top + height - 64), nameAt(top + height - 44)];
  }
  const titleHeight = height - 180;
  return [
    nameAt(top),
    accentAt(top + 64),
    at(
      left,
      top + 96,
      width,
      titleHeight,
      { alignItems: "center" },
      words(
        { color: colours.ink, fontSize: fitted(title, width, titleHeight, 88, latinWidth), lineHeight: 1.26 },
        title,
        lang,
      ),
    ),
    at(
      left,
      top + height - 72,
      width,
      72,
      { alignItems: "flex-end" },
      words({ color: colours.muted, fontSize: 25, lineHeight: 1.35 }, cut(line, width * 1.7, 25, latinWidth), lang),
    ),
  ];
}
