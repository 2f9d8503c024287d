/** Lobby, Porch, Courtyard: the front desk; the host at the door; the arch. */
import { type Arrange, at, drawing, fitted, mixed, photoAt, sheet, cut, words } from "./card.ts";

/** Two rows of a header, a boxed photograph, a bar welded to its foot. */
export const lobby: Arrange = ({ title, lang, line, name, photo, checkIn, checkOut }, theme) => ({
  photo: photo ? { width: 1088, height: 300, isGrey: false } : null,
  tree: sheet(
    theme.bg,
    at(0, 0, 1200, 34, { background: theme.ink }),
    at(56, 34, 700, 84, { alignItems: "center", color: theme.ink, fontSize: 34 }, cut(name, 700, 34, 0.56)),
    at(
      964,
      52,
      180,
      48,
      {
        alignItems: "center",
        justifyContent: "center",
        borderRadius: 4,
        background: theme.fill,
        color: theme.on,
        fontSize: 22,
      },
      `${checkIn} – ${checkOut}`,
    ),
    at(0, 117, 1200, 1, { background: theme.edge }),
    photo
      ? photoAt(56, 146, 1088, 300, { borderRadius: 4 })
      : at(56, 146, 1088, 300, { borderRadius: 4, background: theme.fill }),
    at(
      96,
      406,
      1008,
      176,
      {
        flexDirection: "column",
        justifyContent: "center",
        padding: "0 40px",
        background: theme.surface,
        border: `2px solid ${theme.edge}`,
        borderRadius: 4,
      },
      words({ color: theme.ink, fontSize: fitted(title, 920, 112, 60), lineHeight: 1.25 }, title, lang),
      words({ color: theme.muted, fontSize: 26, marginTop: 8 }, cut(line, 920, 26), lang),
    ),
  ),
});

/** A round-headed door in a round-cornered wall. */
const porchDoor = (wall: string, door: string, light: string) =>
  `<rect width="612" height="534" rx="44" fill="${wall}"/><path d="M206 534V250a100 100 0 0 1 200 0v284z" fill="${door}"/><circle cx="372" cy="390" r="11" fill="${light}"/><circle cx="306" cy="262" r="34" fill="${light}"/>`;

/** A person before a building: round things on a coloured page. */
export const porch: Arrange = ({ title, lang, line, name, initial, photo }, theme) => ({
  photo: photo ? { width: 620, height: 534, isGrey: false } : null,
  tree: sheet(
    theme.bg,
    at(48, 48, 470, 534, { background: theme.surface, borderRadius: 44 }),
    at(
      88,
      88,
      104,
      104,
      {
        borderRadius: 52,
        background: theme.fill,
        color: theme.on,
        alignItems: "center",
        justifyContent: "center",
        fontSize: 54,
      },
      initial,
    ),
    at(
      88,
      214,
      390,
      250,
      { alignItems: "center" },
      words({ color: theme.ink, fontSize: fitted(title, 390, 250, 72), lineHeight: 1.32 }, title, lang),
    ),
    at(
      88,
      486,
      390,
      60,
      { alignItems: "center", color: theme.muted, fontSize: fitted(name, 390, 40, 28) },
      cut(name, 390, fitted(name, 390, 40, 28)),
    ),
    photo
      ? photoAt(540, 48, 612, 534, { borderRadius: 44 })
      : drawing(540, 48, 612, 534, porchDoor(mixed(theme.fill, theme.bg, 0.2), theme.fill, theme.bg)),
    line === ""
      ? null
      : at(
          580,
          496,
          520,
          60,
          { alignItems: "center" },
          words(
            {
              background: theme.surface,
              color: theme.ink,
              borderRadius: 30,
              padding: "10px 28px",
              fontSize: 26,
              transform: "rotate(-2deg)",
            },
            cut(line, 480, 26),
            lang,
          ),
        ),
  ),
});

/** A plain wall, one opening, everything on the axis. */
export const courtyard: Arrange = ({ title, lang, line, name, photo }, theme) => {
  const tint = mixed(theme.fill, theme.bg, 0.14);
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 3) * 76, Math.floor(index / 3) * 79];
    return `<path d="M${x + 38} ${y + 4}l34 35-34 35-34-35z" fill="${index % 2 ? tint : "none"}" stroke="${mixed(theme.fill, theme.bg, 0.4)}" stroke-width="2"/><circle cx="${x + 38}" cy="${y + 39}" r="9" fill="${mixed(theme.fill, theme.bg, 0.5)}"/>`;
  }).join("");
  const arch = { borderTopLeftRadius: 190, borderTopRightRadius: 190 };
  return {
    photo: photo ? { width: 380, height: 340, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      drawing(0, 0, 228, 632, tiles),
      drawing(972, 0, 228, 632, tiles),
      at(228, 0, 744, 630, { background: theme.fill }),
      at(402, 34, 396, 356, { background: theme.on, borderTopLeftRadius: 198, borderTopRightRadius: 198 }),
      photo
        ? photoAt(410, 42, 380, 348, arch)
        : at(410, 42, 380, 348, { ...arch, background: mixed(theme.fill, theme.bg, 0.5) }),
      at(
        264,
        400,
        672,
        140,
        { alignItems: "center", justifyContent: "center" },
        words(
          { color: theme.on, fontSize: fitted(title, 640, 140, 66), lineHeight: 1.25, textAlign: "center" },
          title,
          lang,
        ),
      ),
      at(
        264,
        540,
        672,
        60,
        { justifyContent: "center", color: theme.on, fontSize: 26 },
        cut(name === title ? line : name, 672, 26),
      ),
    ),
  };
};
