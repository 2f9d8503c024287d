/** The picture beside a coloured area with the lodging's name, the title and a line. */
import type { CardNode } from "#contract/card.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { at, box, type CardContent, type Composed, coloursOn, cut, fitted, photoAt, sheet, words } from "./card.ts";
import type { Beside } from "./card-settings.ts";
import { canBeVertical, columnsOf, verticalTitle } from "./vertical.ts";

export function beside(content: CardContent, theme: Theme, settings: Beside): Composed {
  const { side, radius, field } = settings;
  // Rounded panels have gaps between them; square ones fill the card.
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
  const nameSize = fitted(name, width, 76, 30, latinWidth);
  const shortName = cut(name, width * 1.7, nameSize, latinWidth);
  const nameWords = words({ color: colours.muted, fontSize: nameSize, lineHeight: 1.3 }, shortName, lang);
  const accent = box({ width: 72, height: 8, background: colours.accent });
  if (isVertical && canBeVertical(title, lang)) {
    const columns = verticalTitle(columnsOf(title), colours.ink, { left, top, width, height: height - 120 });
    const foot = { flexDirection: "column", justifyContent: "flex-end", gap: 18 };
    return [columns, at(left, top + height - 100, width, 100, foot, accent, nameWords)];
  }
  const titleHeight = height - 200;
  return [
    at(left, top, width, 110, { flexDirection: "column", gap: 18 }, nameWords, accent),
    at(
      left,
      top + 116,
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
