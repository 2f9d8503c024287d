/** Engawa, Journal, Contact Sheet, Almanac: paper, in four ways. */
import type { CardNode } from "#contract/card.ts";
import { type Arrange, at, box, drawing, fitted, mixed, photoAt, sheet, cut, words } from "./card.ts";

/** Columns from the right, as a scroll is read: a mark that ends a phrase ends the column. */
function columns(text: string, longest: number): string[] {
  const phrases = text.split(/[\s、，,。．!！?？「」『』（）()〈〉《》:：;；・·-]+/).filter(Boolean);
  return phrases.flatMap((phrase) => {
    const signs = [...phrase];
    const count = Math.ceil(signs.length / longest);
    const each = Math.ceil(signs.length / count);
    return Array.from({ length: count }, (_, index) => signs.slice(index * each, (index + 1) * each).join(""));
  });
}

function upright(text: string, size: number, color: string): CardNode {
  const sign = (each: string) => box(each === "ー" ? { transform: "rotate(90deg)" } : {}, each);
  return box(
    { flexDirection: "column", alignItems: "center", fontSize: size, lineHeight: 1.22, color },
    ...[...text].map(sign),
  );
}

/** A moon over far hills, in washes of ink. */
const moon = (paper: string, wash: string, ink: string) =>
  `<path d="M0 0h660v630H0z" fill="${wash}"/><circle cx="430" cy="210" r="86" fill="${paper}"/><path d="M0 470q110-90 230-40t210-30 220 60v170H0z" fill="${ink}" opacity=".22"/><path d="M0 560q160-70 330-20t330-20v110H0z" fill="${ink}" opacity=".4"/>`;

/** A photograph, empty paper, one sentence standing beside it. Hangul and Latin never stand: a narrow column instead. */
export const engawa: Arrange = ({ title, lang, line, name, photo }, theme) => {
  const isUpright = (lang === "zh-TW" || lang === "zh-CN" || lang === "ja-JP") && !/[a-z0-9]/i.test(title);
  const standing = columns(title, 9).slice(0, 4);
  const size = Math.min(
    64,
    500 / (Math.max(...standing.map((each) => [...each].length), 4) * 1.22),
    330 / (standing.length * 1.5),
  );
  return {
    photo: photo ? { width: 660, height: 630, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      photo
        ? photoAt(0, 0, 660, 630)
        : drawing(0, 0, 660, 630, moon(theme.surface, mixed(theme.ink, theme.bg, 0.12), theme.ink)),
      isUpright
        ? at(
            690,
            66,
            380,
            520,
            { flexDirection: "row-reverse", alignItems: "flex-start" },
            ...standing.map((each) => box({ marginLeft: size * 0.5 }, upright(each, size, theme.ink))),
          )
        : at(
            712,
            66,
            350,
            400,
            {},
            words(
              { color: theme.ink, fontSize: fitted(title, 330, 400, 62), lineHeight: 1.35, textWrap: "wrap" },
              title,
              lang,
            ),
          ),
      at(
        712,
        540,
        340,
        60,
        { alignItems: "flex-end", color: theme.muted, fontSize: 22 },
        isUpright ? "" : cut(line, 340, 22),
      ),
      at(1104, 0, 1, 630, { background: theme.edge }),
      /[a-z]/i.test(name) || lang === "ko-KR" || lang === "en-US"
        ? at(
            712,
            500,
            350,
            30,
            { color: theme.ink, fontSize: fitted(name, 340, 34, 24) },
            cut(name, 340, fitted(name, 340, 34, 24)),
          )
        : at(1105, 56, 95, 450, { justifyContent: "center" }, upright(cut(name, 360, 30), 30, theme.ink)),
      at(1105, 540, 95, 90, { background: theme.fill }),
    ),
  };
};

/** A masthead, rules, text before the picture. */
export const journal: Arrange = ({ title, lang, line, name, photo, host }, theme) => {
  const width = photo ? 560 : 1080;
  return {
    photo: photo ? { width: 480, height: 360, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      at(
        60,
        34,
        1080,
        100,
        {
          alignItems: "center",
          justifyContent: "center",
          color: theme.ink,
          fontSize: fitted(name, 1080, 110, 82),
          lineHeight: 1,
        },
        cut(name, 1080, fitted(name, 1080, 110, 82)),
      ),
      at(60, 146, 1080, 5, { background: theme.ink }),
      at(60, 155, 1080, 1, { background: theme.ink }),
      at(
        60,
        160,
        1080,
        40,
        { alignItems: "center", justifyContent: "space-between", color: theme.muted, fontSize: 21 },
        box({}, cut(line, 720, 21)),
        box({}, host),
      ),
      at(60, 202, 1080, 1, { background: theme.ink }),
      at(
        60,
        228,
        width,
        360,
        { alignItems: "flex-start" },
        words(
          { color: theme.ink, fontSize: fitted(title, width, 360, photo ? 116 : 150), lineHeight: 1.22 },
          title,
          lang,
        ),
      ),
      photo ? at(640, 228, 1, 360, { background: theme.edge }) : null,
      photo ? photoAt(660, 228, 480, 360) : null,
      at(60, 606, 1080, 1, { background: theme.ink }),
    ),
  };
};

/** What a film begins with. */
const leader = (frame: string, ink: string) =>
  `<path d="M0 0h560v350H0z" fill="${frame}"/><g fill="none" stroke="${ink}" stroke-width="3" opacity=".7"><circle cx="280" cy="175" r="140"/><circle cx="280" cy="175" r="116"/><path d="M0 175h560M280 0v350"/></g>`;

/** A strip of film: frames and their numbers, one of them chosen. */
export const contactSheet: Arrange = ({ title, lang, line, name, photo, month }, theme) => {
  const holes = Array.from(
    { length: 25 },
    (_, index) => `<rect x="${index * 48 + 12}" y="6" width="24" height="18" rx="4" fill="${theme.bg}"/>`,
  ).join("");
  const band = mixed(theme.ink, theme.bg, 0.16);
  const frame = mixed(theme.ink, theme.bg, 0.3);
  return {
    photo: photo ? { width: 560, height: 350, isGrey: false } : null,
    tree: sheet(
      theme.bg,
      at(0, 44, 1200, 430, { background: band }),
      drawing(0, 48, 1200, 30, holes),
      drawing(0, 440, 1200, 30, holes),
      photo ? photoAt(-276, 84, 560, 350, { opacity: 0.32 }) : at(-276, 84, 560, 350, { background: frame }),
      photo ? photoAt(916, 84, 560, 350, { opacity: 0.32 }) : at(916, 84, 560, 350, { background: frame }),
      photo ? photoAt(320, 84, 560, 350) : drawing(320, 84, 560, 350, leader(frame, theme.ink)),
      at(304, 70, 592, 378, { border: `7px solid ${theme.fill}`, borderRadius: 200 / 8 }),
      at(
        320,
        12,
        560,
        28,
        { justifyContent: "space-between", color: theme.muted, fontSize: 20 },
        box({}, `${String(month).padStart(2, "0")}A`),
        box({}, cut(name, 480, 20)),
      ),
      at(
        60,
        484,
        1080,
        94,
        { alignItems: "center" },
        words(
          { color: theme.ink, fontSize: fitted(title, 1080, 90, 64), lineHeight: 1.2 },
          cut(title, 1080, fitted(title, 1080, 90, 64)),
          lang,
        ),
      ),
      at(60, 576, 1080, 34, { color: theme.muted, fontSize: 24 }, cut(line, 1080, 24)),
    ),
  };
};

/** Twelve tabs, a seal, a taped photograph. */
export const almanac: Arrange = ({ title, lang, line, name, initial, photo, month }, theme) => ({
  photo: photo ? { width: 500, height: 400, isGrey: false } : null,
  tree: sheet(
    theme.bg,
    ...Array.from({ length: 12 }, (_, index) => {
      const isNow = index + 1 === month;
      const style = {
        alignItems: "center",
        justifyContent: "center",
        background: isNow ? theme.fill : mixed(theme.ink, theme.bg, 0.08),
        color: isNow ? theme.on : theme.muted,
        fontSize: 26,
        borderBottomLeftRadius: 10,
        borderBottomRightRadius: 10,
      };
      return at(60 + index * 90.5, 0, 84, isNow ? 74 : 56, style, String(index + 1));
    }),
    at(
      60,
      108,
      92,
      92,
      {
        alignItems: "center",
        justifyContent: "center",
        borderRadius: 14,
        background: theme.fill,
        color: theme.on,
        fontSize: 56,
      },
      initial,
    ),
    at(
      172,
      108,
      420,
      92,
      { alignItems: "center" },
      words({ color: theme.ink, fontSize: fitted(name, 410, 92, 38), lineHeight: 1.25 }, name, lang),
    ),
    at(
      60,
      226,
      photo ? 540 : 1080,
      290,
      { alignItems: "center" },
      words(
        { color: theme.ink, fontSize: fitted(title, photo ? 530 : 1060, 290, photo ? 92 : 130), lineHeight: 1.28 },
        title,
        lang,
      ),
    ),
    at(60, 538, photo ? 540 : 1080, 50, { color: theme.muted, fontSize: 26 }, cut(line, photo ? 540 : 1080, 26)),
    photo ? at(640, 128, 520, 440, { background: theme.surface, transform: "rotate(1.5deg)" }) : null,
    photo ? photoAt(654, 142, 492, 392, { transform: "rotate(1.5deg)" }) : null,
    photo ? at(820, 110, 160, 40, { background: mixed(theme.fill, theme.bg, 0.28), transform: "rotate(-2deg)" }) : null,
  ),
});
