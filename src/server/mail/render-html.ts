/** A draft as HTML that mail programs of every age can show: tables, inline styles, 600 px, and colours for dark screens. */
import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { cleanText } from "#rules/mail/mail-text.ts";
import type { Draft, Fact, Part } from "#server/mail/draft.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => cleanText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
const lines = (text: string) => escape(text).replaceAll("\n", "<br>");

/** Inline for programs that read nothing else; by class for those that know a dark screen. */
const LIGHT = { ground: "#f3f1ec", sheet: "#ffffff", ink: "#1f1e1b", muted: "#5d5a53", edge: "#ddd8cd" };
const DARK = `@media (prefers-color-scheme: dark) {
.ground { background: #151513 !important } .sheet { background: #22211e !important; border-color: #3d3a34 !important }
.ink, .ink a { color: #f2efe8 !important } .muted, .muted a { color: #b9b4a8 !important } .edge { border-color: #3d3a34 !important }
.button { background: #f2efe8 !important } .button a { color: #1f1e1b !important } }`;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function renderHtml(draft: Draft): string {
  const { lang, subject, preview, heading, parts, data } = draft;
  const font = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,${LANGUAGE_FACTS[lang].mail_fonts},sans-serif`;
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }
${DARK}</style>${data ? `\n<script type="application/ld+json">${json(data)}</script>` : ""}
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground};font-family:${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}</div>
<table ${TABLE} width="100%" class="ground" style="background:${LIGHT.ground}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:4px 4px 16px;font-size:17px;line-height:1.5;font-weight:600;color:${LIGHT.ink}">${escape(draft.sender.name)}</td></tr>
<tr><td class="sheet" style="padding:28px 24px;background:${LIGHT.sheet};border:1px solid ${LIGHT.edge};border-radius:4px">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.35;font-weight:600;color:${LIGHT.ink}">${escape(heading)}</h1>
${parts.map(renderPart).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:20px 4px;font-size:13px;line-height:1.7;color:${LIGHT.muted}">${renderClosing(draft)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderPart(part: Part): string {
  switch (part.kind) {
    case "text":
      return paragraph(lines(part.text));
    case "section":
      return title(part.title) + paragraph(lines(part.text));
    case "facts":
      return title(part.title) + factTable(part.facts);
    case "button":
      return `<table ${TABLE} style="margin:4px 0 20px"><tr><td class="button" style="background:${LIGHT.ink};border-radius:4px"><a href="${escape(part.url)}" target="_blank" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:1.4;font-weight:600;color:#ffffff;text-decoration:none">${escape(part.label)}</a></td></tr></table>`;
    case "link":
      return paragraph(
        `<a href="${escape(part.url)}" target="_blank" style="color:${LIGHT.ink}">${escape(part.label)}</a>`,
      );
    case "code":
      return `<p class="ink" style="margin:0 0 16px;font-size:34px;line-height:1.4;font-weight:600;letter-spacing:6px;color:${LIGHT.ink}">${escape(part.code)}</p>`;
  }
}

const paragraph = (inner: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.7;color:${LIGHT.ink}">${inner}</p>`;

const title = (text: string) =>
  `<h2 class="ink" style="margin:24px 0 8px;font-size:17px;line-height:1.5;font-weight:600;color:${LIGHT.ink}">${escape(text)}</h2>`;

function factTable(facts: readonly Fact[]): string {
  const cell = `padding:9px 0;font-size:15px;line-height:1.6;vertical-align:top;border-top:1px solid ${LIGHT.edge}`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="muted edge" align="left" width="34%" style="${cell};padding-right:12px;font-weight:400;color:${LIGHT.muted}">${escape(label)}</th><td class="ink edge" style="${cell};color:${LIGHT.ink};word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

function renderClosing({ sender, closing, lookup }: Draft): string {
  const link = (label: string, url: string) =>
    `<a href="${escape(url)}" target="_blank" style="color:${LIGHT.muted}">${escape(label)}</a>`;
  return [
    link(sender.name, sender.url),
    ...sender.contact.map(([label, value]) => escape(`${label} ${value}`)),
    ...closing.map(escape),
    ...(lookup ? [link(lookup.label, lookup.url)] : []),
  ].join("<br>");
}

/** No text may close the script element, open another, or change the text direction around it. */
const STEERING = /[<>&\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/g;
const json = (data: object) => JSON.stringify(data).replace(STEERING, (sign) => `\\u${hex(sign)}`);
const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");
