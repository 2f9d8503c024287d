/** The picture fills the card; the title is on it, or on a box or band at the bottom. */
import type { Theme } from "#web/layouts/layout.ts";
import { at, box, type CardContent, type Composed, coloursOn, cut, fitted, photoAt, sheet, words } from "./card.ts";
import type { Across } from "./card-settings.ts";

const BAND_TOP = 418;

export function across(content: CardContent, theme: Theme, settings: Across): Composed {
  return {
    // A band covers what is behind it, so the picture ends where the band begins.
    photo: { width: 1200, height: settings.plate === "band" ? BAND_TOP : 630 },
    tree: settings.plate === "none" ? onPicture(content, theme, settings) : onPlate(content, theme, settings),
  };
}

/** The title is on a line across the darkened picture. */
function onPicture({ title, lang, line, name }: CardContent, theme: Theme, { latinWidth }: Across) {
  const colour = "#ffffff";
  const shade =
    "linear-gradient(180deg, rgba(0,0,0,0.62) 0%, rgba(0,0,0,0.22) 30%, rgba(0,0,0,0.58) 62%, rgba(0,0,0,0.62) 100%)";
  return sheet(
    theme.surface,
    photoAt(0, 0, 1200, 630),
    at(0, 0, 1200, 630, { backgroundImage: shade }),
    at(
      80,
      48,
      1040,
      44,
      { justifyContent: "center", color: colour, fontSize: 30, letterSpacing: 2 },
      cut(name, 1040, 30),
    ),
    at(
      80,
      92,
      1040,
      284,
      { alignItems: "flex-end", justifyContent: "center", paddingBottom: 18 },
      words(
        { color: colour, fontSize: fitted(title, 1040, 262, 96, latinWidth), lineHeight: 1.25, textAlign: "center" },
        title,
        lang,
      ),
    ),
    at(80, 391, 1040, 2, { background: colour }),
    at(80, 420, 1040, 90, { justifyContent: "center", color: colour, fontSize: 30 }, cut(line, 1040, 30)),
  );
}

function onPlate({ title, lang, line, name }: CardContent, theme: Theme, { field, plate, latinWidth }: Across) {
  const colours = coloursOn(field, theme);
  const [left, top, width, height] = plate === "box" ? [56, 388, 1088, 186] : [0, BAND_TOP, 1200, 630 - BAND_TOP];
  const inside = width - 112;
  const size = fitted(title, inside, 104, 64, latinWidth);
  return sheet(
    colours.field,
    photoAt(0, 0, 1200, plate === "band" ? BAND_TOP : 630),
    at(
      left,
      top,
      width,
      height,
      {
        flexDirection: "column",
        justifyContent: "center",
        padding: "0 56px",
        background: colours.field,
        borderRadius: plate === "box" ? 6 : 0,
      },
      words({ color: colours.ink, fontSize: size, lineHeight: 1.22 }, title, lang),
      box(
        { justifyContent: "space-between", color: colours.muted, fontSize: 26, marginTop: 12 },
        box({}, cut(line, inside * 0.6, 26)),
        box({}, cut(name, inside * 0.38, 26)),
      ),
    ),
    at(left, top, plate === "box" ? 10 : 1200, plate === "box" ? height : 8, { background: colours.accent }),
  );
}
