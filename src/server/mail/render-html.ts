/**
 * A draft as HTML that mail programs of every age can show: tables, inline styles, 600 px. Inline are the colours of a light
 * screen, for programs that read nothing else; those of a dark one follow by class.
 */
import type { Palette } from "#rules/mail/mail-colours.ts";
import type { Language } from "#rules/text/language.ts";
import type { Draft } from "#server/mail/draft.ts";
import { escape, json, TABLE } from "#server/mail/html.ts";
import type { MailLook } from "#server/mail/mail-look.ts";
import { renderPart } from "#server/mail/render-parts.ts";
import { MAIL_WIDTH } from "#server/mail/room-picture.ts";

/** Outlook on the web marks what it has darkened itself instead of answering the media query. */
function darkRules({ dark }: MailLook): string {
  const rules = darkColours(dark);
  const marked = (attribute: string, colour: "color" | "background") =>
    rules
      .filter((rule) => rule.includes(`${colour}:`))
      .map((rule) => rule.replace(/(^|,)\s*\./g, `$1[${attribute}] .`))
      .join("\n");
  return [
    `@media (prefers-color-scheme: dark) {\n${rules.join("\n")}\n}`,
    marked("data-ogsc", "color"),
    marked("data-ogsb", "background"),
  ].join("\n");
}

const darkColours = (dark: Palette): string[] => [
  `.ground { background:${dark.ground} !important }`,
  `.sheet { background:${dark.sheet} !important; border-color:${dark.edge} !important }`,
  `.tint { background:${dark.tint} !important }`,
  `.name,.name a { color:${dark.name} !important }`,
  `.small,.small a { color:${dark.small} !important }`,
  `.ink { color:${dark.ink} !important }`,
  `.muted { color:${dark.muted} !important }`,
  `.link,.link a { color:${dark.link} !important }`,
  `.line { border-color:${dark.link} !important }`,
  `.edge { border-color:${dark.edge} !important }`,
  `.fill { background:${dark.fill} !important }`,
  `.on { color:${dark.on} !important }`,
  ".on-light { display:none !important }",
  ".on-dark { display:block !important; max-height:none !important }",
];

/** Korean words stay whole; Chinese and Japanese break between any two characters. */
const breaking = (lang: Language) => (lang === "ko-KR" ? ";word-break:keep-all;overflow-wrap:break-word" : "");

export function renderHtml(draft: Draft): string {
  const { lang, subject, preview, heading, parts, data, sender } = draft;
  const { look } = sender;
  const { light, textFont, headingFont, headingWeight } = look;
  const onGround = `background:${light.ground}`;
  // Japanese headings break between phrases, in programs that can.
  const phrases = lang === "ja-JP" ? ";word-break:auto-phrase" : "";
  const title = `font-family:${headingFont};font-weight:${headingWeight}${phrases}`;
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .pad { padding-left:20px !important; padding-right:20px !important } }
${darkRules(look)}</style>${data ? `\n<script type="application/ld+json">${json(data)}</script>` : ""}
</head>
<body class="ground" style="margin:0;padding:0;${onGround};font-family:${textFont}${breaking(lang)}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}</div>
<table ${TABLE} width="100%" bgcolor="${light.ground}" class="ground" style="${onGround}"><tr><td align="center" style="padding:0 12px 24px">
<!--[if mso]><table ${TABLE} width="${MAIL_WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${MAIL_WIDTH}px;text-align:left;font-family:${textFont}">
<tr><td align="center" class="name" style="padding:26px 8px 22px;font-size:21px;line-height:1.4;letter-spacing:.02em;color:${light.name};${title}">${brand(draft)}</td></tr>
<tr><td bgcolor="${light.sheet}" class="sheet" style="background:${light.sheet};border:1px solid ${light.edge};border-radius:6px;overflow:hidden">
${picture(draft)}<table ${TABLE} width="100%"><tr><td class="pad" style="padding:30px 36px 26px">
${noticeOf(draft)}<h1 class="ink" style="margin:0 0 18px;font-size:27px;line-height:1.35;color:${light.ink};${title}">${escape(heading)}</h1>
${parts.map((part) => renderPart(part, look)).join("\n")}
</td></tr></table>
</td></tr>
<tr><td align="center" class="small" style="padding:22px 12px 8px;font-size:13px;line-height:1.75;color:${light.small}">${renderClosing(draft)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The logo for the ground it stands on, or the name; where they differ on a dark screen, one of the two is hidden. */
function brand({ sender: { name, url, look } }: Draft): string {
  const { light, dark } = look.logo;
  const image = (src: string) =>
    `<img src="${escape(src)}" alt="${escape(name)}" height="44" style="display:block;height:44px;width:auto;border:0;font-size:21px">`;
  const written = `<span>${escape(name)}</span>`;
  const shown = (src: string | null) => (src === null ? written : image(src));
  const link = (inner: string) =>
    `<a href="${escape(url)}" target="_blank" style="color:${look.light.name};text-decoration:none">${inner}</a>`;
  if (light === dark) return link(shown(light));
  return `${link(`<span class="on-light" style="display:block">${shown(light)}</span>`)}<!--[if !mso]><!-->${link(
    `<span class="on-dark" style="display:none;max-height:0;overflow:hidden">${shown(dark)}</span>`,
  )}<!--<![endif]-->`;
}

function noticeOf({ sender: { notice, look } }: Draft): string {
  if (notice === "") return "";
  const { muted, edge } = look.light;
  return `<p class="muted edge" style="margin:0 0 18px;padding:0 0 12px;border-bottom:1px solid ${edge};font-size:14px;line-height:1.6;color:${muted}">${escape(notice)}</p>\n`;
}

function picture({ picture, sender }: Draft): string {
  if (!picture) return "";
  const { url, width, height, alt } = picture;
  const { muted, tint } = sender.look.light;
  return `<img src="${escape(url)}" width="${width}" height="${height}" alt="${escape(alt)}" class="tint muted" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:6px 6px 0 0;background:${tint};color:${muted};font-size:14px;line-height:1.5">\n`;
}

function renderClosing({ sender, closing, lookup }: Draft): string {
  const { small } = sender.look.light;
  const link = (label: string, url: string) =>
    `<a href="${escape(url)}" target="_blank" style="color:${small}">${escape(label)}</a>`;
  const who = [link(sender.name, sender.url), ...sender.contact.map((each) => escape(each.join(" ")))];
  const why = [...closing.map(escape), ...(lookup ? [link(lookup.label, lookup.url)] : [])];
  return [who, why].map((some) => `<p style="margin:0 0 12px">${some.join("<br>")}</p>`).join("");
}
