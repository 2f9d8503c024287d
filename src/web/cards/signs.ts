/** Canopy, Module, Velvet: a trail map, a departure board, a lit panel. */
import { type Arrange, at, box, drawing, fitted, mixed, photoAt, sheet, cut, words } from "./card.ts";

/** Contour lines, and a ticket with a perforated stub. */
export const canopy: Arrange = ({ title, lang, line, name, photo, checkIn, checkOut }, theme) => {
  const contours = Array.from({ length: 11 }, (_, index) => {
    const [wide, high] = [120 + index * 84, 60 + index * 52];
    return `<path d="M${880 - wide} 250C${880 - wide} ${250 - high} ${820 + index * 12} ${190 - high} ${900 + wide * 0.8} ${220 - high * 0.4}S${900 + wide} ${330 + high} ${860} ${300 + high}S${880 - wide} ${250 + high * 0.8} ${880 - wide} 250Z" fill="none" stroke="${mixed(theme.edge, theme.bg, 0.75 - index * 0.04)}" stroke-width="2"/>`;
  }).join("");
  return {
    photo: photo ? { width: 470, height: 352, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      drawing(0, 0, 1200, 630, contours),
      at(
        60,
        44,
        1080,
        50,
        { justifyContent: "space-between", color: theme.muted, fontSize: 28, letterSpacing: 1 },
        box({}, cut(name, 800, 28)),
        box({}, `${checkIn} / ${checkOut}`),
      ),
      at(
        60,
        108,
        photo ? 590 : 1080,
        400,
        { alignItems: "center" },
        words(
          {
            color: theme.ink,
            fontSize: fitted(title, photo ? 570 : 1060, 420, photo ? 140 : 190, 0.44),
            lineHeight: 1.1,
          },
          title,
          lang,
        ),
      ),
      photo ? at(662, 120, 490, 430, { background: theme.surface, borderRadius: 10 }) : null,
      photo ? photoAt(672, 130, 470, 352, { borderRadius: 6 }) : null,
      photo ? at(672, 488, 470, 0, { borderTop: `4px dashed ${theme.bg}` }) : null,
      photo
        ? at(690, 496, 440, 48, { alignItems: "center", color: theme.ink, fontSize: 26 }, cut(line, 440, 26, 0.44))
        : null,
      at(60, 548, 120, 12, { background: theme.fill }),
    ),
  };
};

/** Eight columns, two times in large figures, one signal colour. */
export const board: Arrange = ({ title, lang, line, name, photo, checkIn, checkOut }, theme) => {
  const rule = mixed(theme.ink, theme.bg, 0.14);
  return {
    photo: photo ? { width: 450, height: 410, isGrey: true } : null,
    tree: sheet(
      theme.bg,
      ...Array.from({ length: 7 }, (_, index) => at((index + 1) * 150, 0, 1, 630, { background: rule })),
      at(
        0,
        0,
        1200,
        84,
        {
          alignItems: "center",
          justifyContent: "space-between",
          padding: "0 30px",
          background: theme.ink,
          color: theme.bg,
          fontSize: 30,
        },
        box({}, cut(name, 800, 28)),
        box({}, cut(line, 480, 30)),
      ),
      photo ? photoAt(750, 84, 450, 410) : null,
      photo
        ? at(750, 84, 450, 410, { background: theme.fill, opacity: 0.55 })
        : at(1050, 84, 150, 410, { background: theme.fill }),
      at(
        30,
        106,
        photo ? 690 : 990,
        370,
        { alignItems: "flex-start" },
        words(
          { color: theme.ink, fontSize: fitted(title, photo ? 680 : 980, 370, 132), lineHeight: 1.16 },
          title,
          lang,
        ),
      ),
      at(0, 494, 1200, 2, { background: theme.ink }),
      at(30, 496, 690, 134, { alignItems: "center", color: theme.ink, fontSize: 104, lineHeight: 1 }, checkIn),
      at(450, 496, 420, 134, { alignItems: "center", color: theme.ink, fontSize: 104, lineHeight: 1 }, checkOut),
      at(750, 496, 450, 134, { background: theme.fill }),
      drawing(
        780,
        528,
        120,
        70,
        `<path d="M0 35H104M72 6l32 29-32 29" fill="none" stroke="${theme.on}" stroke-width="10"/>`,
      ),
    ),
  };
};

/** Tiles on a dark wall, one of them lit. */
export const velvet: Arrange = ({ title, lang, line, name, photo }, theme) => {
  const dim = mixed(theme.edge, theme.bg, 0.45);
  const glow = { boxShadow: `0 0 36px ${theme.fill}`, border: `4px solid ${theme.fill}` };
  return {
    photo: photo ? { width: 440, height: 440, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      ...[0, 1, 2, 3].map((row) =>
        at(1100, 30 + row * 146, 132, 132, { border: `3px solid ${dim}`, background: theme.surface }),
      ),
      ...[0, 1, 2, 3].map((row) =>
        at(-40, 30 + row * 146, 72, 132, { border: `3px solid ${dim}`, background: theme.surface }),
      ),
      photo ? at(632, 92, 446, 446, glow) : null,
      photo ? photoAt(635, 95, 440, 440) : null,
      at(
        80,
        92,
        photo ? 510 : 980,
        60,
        { alignItems: "center", color: theme.link, fontSize: fitted(name, photo ? 500 : 960, 46, 32, 0.74) },
        cut(name, photo ? 500 : 960, fitted(name, photo ? 500 : 960, 46, 32, 0.74), 0.7),
      ),
      at(
        80,
        160,
        photo ? 520 : 980,
        300,
        { alignItems: "center" },
        words(
          {
            color: theme.ink,
            fontSize: fitted(title, photo ? 510 : 960, 300, photo ? 88 : 120, 0.74),
            lineHeight: 1.25,
            textShadow: `0 0 28px ${theme.fill}`,
          },
          title,
          lang,
        ),
      ),
      at(
        80,
        476,
        photo ? 510 : 980,
        62,
        { alignItems: "center", color: theme.muted, fontSize: 24 },
        cut(line, photo ? 510 : 980, 24, 0.7),
      ),
      photo ? null : at(60, 66, 1000, 498, glow),
    ),
  };
};
