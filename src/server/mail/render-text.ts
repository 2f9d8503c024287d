/** A draft as plain text. */
import type { Language } from "#rules/text/language.ts";
import { cleanText } from "#rules/mail/mail-text.ts";
import type { Draft, Fact, MailLink, Part, StayEnd } from "#server/mail/draft.ts";

const isWide = (lang: Language) => lang.startsWith("zh") || lang === "ja-JP";

export function renderText({ lang, heading, parts, sender, closing, lookup }: Draft): string {
  const colon = isWide(lang) ? "：" : ": ";
  const fact = ([label, value]: Fact) =>
    `${label}${colon}${value.includes("\n") ? value.replaceAll("\n", "\n  ") : value}`;
  const link = ({ label, url }: MailLink) => `${label}\n${url}`;
  const end = ({ label, line, more }: StayEnd) => [[label, line] as const, ...more].map(fact).join("\n");
  const shown = (part: Part): string => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "section":
        return `${part.title}\n${part.text}`;
      case "list":
        return [part.title, ...part.items.map((item) => `- ${item}`)].join("\n");
      case "facts":
      case "sums":
        return [part.title, ...part.facts.map(fact)].join("\n");
      case "number":
        return [part.code, part.number].map(fact).join("\n");
      case "stay":
        return [end(part.from), end(part.to), ...part.facts.map(fact)].join("\n");
      case "place":
        return [[part.title, ...part.lines, part.note].filter(Boolean).join("\n"), ...part.links.map(link)].join(
          "\n\n",
        );
      case "button":
      case "link":
        return link(part);
      case "code":
        return `    ${part.code}`;
      case "group":
        return part.parts.map(shown).join("\n\n");
    }
  };
  const from = [sender.name, ...sender.contact.map(fact), sender.url].join("\n");
  const found = lookup ? [link(lookup)] : [];
  const notice = sender.notice === "" ? [] : [sender.notice];
  return `${cleanText([sender.name, ...notice, heading, ...parts.map(shown), "--", from, ...closing, ...found].join("\n\n"))}\n`;
}
