/** Horizon, Terrace, Villa: one view; a sunny wall of tiles; a house as a listing. */
import { type Arrange, at, box, cut, drawing, ems, fitted, mixed, photoAt, sheet, words } from "./card.ts";

/** The name rests on a line across the view. */
export const horizon: Arrange = ({ title, lang, line, name, photo }, theme) => {
  const size = fitted(title, 1040, 262, 96);
  const [over, under] = photo ? ["#ffffff", "#ffffff"] : [theme.ink, theme.on];
  return {
    photo: photo ? { width: 1200, height: 630, isGrey: false } : null,
    tree: sheet(
      theme.surface,
      photo ? photoAt(0, 0, 1200, 630) : at(0, 392, 1200, 238, { background: theme.fill }),
      photo
        ? at(0, 0, 1200, 630, {
            backgroundImage:
              "linear-gradient(180deg, rgba(0,0,0,0.62) 0%, rgba(0,0,0,0.22) 30%, rgba(0,0,0,0.58) 62%, rgba(0,0,0,0.62) 100%)",
          })
        : null,
      at(
        80,
        48,
        1040,
        44,
        { justifyContent: "center", color: over, fontSize: 30, letterSpacing: 2 },
        cut(name, 1040, 30),
      ),
      at(
        80,
        92,
        1040,
        284,
        { alignItems: "flex-end", justifyContent: "center", paddingBottom: 18 },
        words({ color: over, fontSize: size, lineHeight: 1.25, textAlign: "center" }, title, lang),
      ),
      at(80, 391, 1040, 2, { background: over }),
      at(
        80,
        420,
        1040,
        90,
        { justifyContent: "center", color: under, fontSize: 30, textAlign: "center" },
        cut(line, 1040, 30),
      ),
    ),
  };
};

/** Tiles in the sun, rounded, facilities before rooms. */
export const terrace: Arrange = ({ title, lang, line, name, photo, checkIn }, theme) => {
  // A small tile holds a few words; else the hour of arrival.
  const note = ems(line) > 0 && ems(line) <= 8 ? line : checkIn;
  const pale = mixed(theme.fill, theme.bg, 0.16);
  const size = fitted(title, 452, 330, 84);
  return {
    photo: photo ? { width: 600, height: 566, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      photo
        ? photoAt(32, 32, 600, 566, { borderRadius: 32 })
        : at(32, 32, 600, 566, { borderRadius: 32, background: theme.surface }),
      photo ? null : at(92, 92, 220, 220, { borderRadius: 110, background: pale }),
      photo ? null : at(260, 250, 312, 288, { borderRadius: 32, background: mixed(theme.fill, theme.bg, 0.4) }),
      at(
        648,
        32,
        520,
        390,
        { borderRadius: 32, background: theme.fill, padding: 34, alignItems: "flex-end" },
        words({ color: theme.on, fontSize: size, lineHeight: 1.3 }, title, lang),
      ),
      at(
        648,
        438,
        344,
        160,
        { borderRadius: 32, background: pale, padding: 30, alignItems: "center" },
        words({ color: theme.ink, fontSize: fitted(name, 284, 100, 36), lineHeight: 1.35 }, name, lang),
      ),
      at(
        1008,
        438,
        160,
        160,
        { borderRadius: 32, background: theme.surface, padding: 22, alignItems: "center", justifyContent: "center" },
        words(
          {
            color: theme.link,
            fontSize: fitted(note, 120, 116, 28),
            textAlign: "center",
            lineHeight: 1.35,
          },
          note,
          lang,
        ),
      ),
    ),
  };
};

/** Ground, and a roof on it. */
const house = (sky: string, ground: string) =>
  `<path d="M0 0h720v406H0z" fill="${sky}"/><path d="M0 300h720v106H0zM180 300V200l180-96 180 96v100z" fill="${ground}"/><path d="M330 300v-84h60v84z" fill="${sky}"/>`;

/** No word on the photograph: name and place above, what it is beside. */
export const villa: Arrange = ({ title, lang, line, name, photo, checkIn, checkOut }, theme) => ({
  photo: photo ? { width: 720, height: 406, isGrey: false } : null,
  tree: sheet(
    theme.bg,
    at(
      56,
      36,
      1088,
      124,
      { alignItems: "center" },
      words(
        { color: theme.ink, fontSize: fitted(title, 1088, 90, 64), lineHeight: 1.2 },
        cut(title, 1088, fitted(title, 1088, 90, 64)),
        lang,
      ),
    ),
    photo
      ? photoAt(56, 168, 720, 406)
      : drawing(56, 168, 720, 406, house(mixed(theme.fill, theme.bg, 0.18), mixed(theme.fill, theme.bg, 0.5))),
    at(56, 596, 1088, 2, { background: theme.edge }),
    at(
      804,
      168,
      340,
      406,
      {
        flexDirection: "column",
        justifyContent: "space-between",
        background: theme.surface,
        border: `2px solid ${theme.edge}`,
        padding: 30,
      },
      box(
        { flexDirection: "column" },
        words({ color: theme.ink, fontSize: fitted(name, 276, 150, 40), lineHeight: 1.35 }, name, lang),
        words({ color: theme.muted, fontSize: 24, marginTop: 14, lineHeight: 1.4 }, cut(line, 520, 24), lang),
      ),
      box(
        { flexDirection: "column" },
        box({ height: 2, background: theme.edge, marginBottom: 18 }),
        box(
          { justifyContent: "space-between", color: theme.ink, fontSize: 30 },
          box({}, checkIn),
          box({ color: theme.muted }, "→"),
          box({}, checkOut),
        ),
        box({ height: 12, background: theme.fill, marginTop: 22 }),
      ),
    ),
  ),
});
