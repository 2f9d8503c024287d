/** A draft as plain text. */
import type { Language } from "#rules/text/language.ts";
import { cleanText } from "#rules/mail/mail-text.ts";
import type { Draft, Part } from "#server/mail/draft.ts";

const isWide = (lang: Language) => lang.startsWith("zh") || lang === "ja-JP";

export function renderText({ lang, heading, parts, sender, closing, lookup }: Draft): string {
  const colon = isWide(lang) ? "：" : ": ";
  const fact = ([label, value]: readonly [string, string]) =>
    `${label}${colon}${value.includes("\n") ? value.replaceAll("\n", "\n  ") : value}`;
  const shown = (part: Part): string => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "section":
        return `${part.title}\n${part.text}`;
      case "facts":
        return [part.title, ...part.facts.map(fact)].join("\n");
      case "button":
      case "link":
        return `${part.label}\n${part.url}`;
      case "code":
        return `    ${part.code}`;
    }
  };
  const from = [sender.name, ...sender.contact.map(fact), sender.url].join("\n");
  const found = lookup ? [`${lookup.label}\n${lookup.url}`] : [];
  return `${cleanText([sender.name, heading, ...parts.map(shown), "--", from, ...closing, ...found].join("\n\n"))}\n`;
}
