/** The parts of an e-mail as HTML. */
import type { Fact, MailLink, Part, StayEnd } from "#server/mail/draft.ts";
import { escape, lines, TABLE } from "#server/mail/html.ts";
import type { MailLook } from "#server/mail/mail-look.ts";

type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

export function renderPart(part: Part, look: MailLook): string {
  switch (part.kind) {
    case "text":
      return paragraph(lines(part.text), look);
    case "section":
      return title(part.title, look) + paragraph(lines(part.text), look);
    case "list":
      return title(part.title, look) + list(part, look);
    case "facts":
      return title(part.title, look) + factTable(part.facts, look);
    case "sums":
      return title(part.title, look) + sums(part, look);
    case "number":
      return numberPanel(part, look);
    case "stay":
      return stay(part, look);
    case "place":
      return title(part.title, look) + place(part, look);
    case "button":
      return button(part, look);
    case "link":
      return links([part], look);
    case "code":
      return `<p class="ink" style="margin:0 0 18px;font-size:34px;line-height:1.4;font-weight:600;letter-spacing:6px;color:${look.light.ink}">${escape(part.code)}</p>`;
    case "group":
      return part.parts.map((each) => renderPart(each, look)).join("\n");
  }
}

const paragraph = (inner: string, { light }: MailLook) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.7;color:${light.ink}">${inner}</p>`;

const title = (text: string, { light, headingFont, headingWeight }: MailLook) =>
  `<h2 class="ink" style="margin:30px 0 10px;font-size:18px;line-height:1.45;font-family:${headingFont};font-weight:${headingWeight};color:${light.ink}">${escape(text)}</h2>`;

/** A label above what it names. */
const label = (text: string, { light }: MailLook) =>
  `<span class="muted" style="font-size:13px;line-height:1.6;color:${light.muted}">${escape(text)}</span>`;

/** The padding that Outlook ignores on a link is repeated on its cell; bgcolor for those that know no background. */
function button({ label: text, url }: MailLink, { light }: MailLook): string {
  return `<table ${TABLE} style="margin:6px 0 22px"><tr><td align="center" bgcolor="${light.fill}" class="fill" style="background:${light.fill};border-radius:6px;mso-padding-alt:14px 28px"><a href="${escape(url)}" target="_blank" class="on" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.35;font-weight:600;color:${light.on};text-decoration:none">${escape(text)}</a></td></tr></table>`;
}

/** Below each other or side by side, each high enough for a finger. */
function links(all: readonly MailLink[], { light }: MailLook): string {
  if (all.length === 0) return "";
  const shown = all.map(
    ({ label: text, url }) =>
      `<a href="${escape(url)}" target="_blank" style="display:inline-block;padding:10px 22px 10px 0;color:${light.link};text-decoration:underline;text-underline-offset:3px">${escape(text)}</a>`,
  );
  return `<p class="link" style="margin:-6px 0 8px;font-size:16px;line-height:1.5;color:${light.link}">${shown.join(" ")}</p>`;
}

/** The address, what else is to be known, and quiet buttons side by side. */
function place({ lines: address, note, links: ways }: Of<"place">, look: MailLook): string {
  const { light } = look;
  const cells = ways.map(
    ({ label: text, url }) =>
      `<td align="center" class="line" style="border:1px solid ${light.link};border-radius:6px;mso-padding-alt:11px 18px"><a href="${escape(url)}" target="_blank" class="link" style="display:inline-block;padding:11px 18px;font-size:15px;line-height:1.45;font-weight:600;color:${light.link};text-decoration:none">${escape(text)}</a></td>`,
  );
  const buttons = `<table ${TABLE} style="margin:2px 0 18px;border-collapse:separate"><tr>${cells.join('<td width="10" style="width:10px"></td>')}</tr></table>`;
  return [
    paragraph(address.map(lines).join("<br>"), look),
    note === "" ? "" : paragraph(lines(note), look),
    cells.length === 0 ? "" : buttons,
  ].join("");
}

function list({ items }: Of<"list">, { light }: MailLook): string {
  const rows = items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`);
  return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;font-size:15px;line-height:1.7;color:${light.ink}">${rows.join("")}</ul>`;
}

function factTable(facts: readonly Fact[], { light }: MailLook): string {
  const cell = `padding:10px 0;font-size:15px;line-height:1.6;vertical-align:top;border-top:1px solid ${light.edge}`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" class="muted edge" align="left" width="34%" style="${cell};padding-right:14px;font-weight:400;color:${light.muted}">${escape(name)}</th><td class="ink edge" style="${cell};color:${light.ink};word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;border-collapse:collapse">${rows.join("")}</table>`;
}

/** Amounts stand to the right, below each other; texts such as the way to pay do so, too. */
function sums({ facts, total }: Of<"sums">, { light }: MailLook): string {
  const rows = facts.map(([name, value]) => {
    const isTotal = name === total;
    const cell = `padding:9px 0;line-height:1.55;vertical-align:top;border-top:1px solid ${light.edge};font-size:${isTotal ? 17 : 15}px`;
    return `<tr><th scope="row" class="${isTotal ? "ink" : "muted"} edge" align="left" width="44%" style="${cell};padding-right:14px;font-weight:${isTotal ? 600 : 400};color:${isTotal ? light.ink : light.muted}">${escape(name)}</th><td class="ink edge" align="right" style="${cell};text-align:right;font-weight:${isTotal ? 600 : 400};color:${light.ink}">${lines(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;border-collapse:collapse">${rows.join("")}</table>`;
}

function numberPanel({ code, number }: Of<"number">, look: MailLook): string {
  const { light } = look;
  const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";
  return `<table ${TABLE} width="100%" style="margin:8px 0 22px"><tr><td bgcolor="${light.tint}" class="tint" style="padding:14px 18px;background:${light.tint};border-radius:6px">${label(code[0], look)}<br><span class="ink" style="font-family:${mono};font-size:24px;line-height:1.45;font-weight:600;letter-spacing:.06em;white-space:nowrap;color:${light.ink}">${escape(code[1])}</span><br><span class="muted" style="font-size:13px;line-height:1.6;color:${light.muted}">${escape(number[0])} <span style="font-family:${mono};word-break:break-all">${escape(number[1])}</span></span></td></tr></table>`;
}

/** Two days side by side, which stay so on a phone. */
function stay({ from, to, facts }: Of<"stay">, look: MailLook): string {
  const { light, headingFont, headingWeight } = look;
  const end = ({ label: name, day, time, more }: StayEnd) =>
    [
      label(name, look),
      `<span class="ink" style="font-family:${headingFont};font-weight:${headingWeight};font-size:18px;line-height:1.45;color:${light.ink}">${escape(day)}</span>`,
      ...[...(time === "" ? [] : [time]), ...more.map((each) => each.join(" "))].map(
        (text) => `<span class="ink" style="font-size:14px;line-height:1.6;color:${light.ink}">${escape(text)}</span>`,
      ),
    ].join("<br>");
  // The line below the days is that above the first fact.
  const edges = `border-top:1px solid ${light.edge}`;
  const days = `<table ${TABLE} width="100%" style="border-collapse:collapse"><tr><td width="50%" valign="top" class="edge" style="padding:14px 14px 14px 0;${edges}">${end(from)}</td><td width="50%" valign="top" class="edge" style="padding:14px 0 14px 18px;${edges};border-left:1px solid ${light.edge}">${end(to)}</td></tr></table>`;
  return days + factTable(facts, look);
}
