/** Rich text as the studio's editor writes it: paragraphs, two ranks of headings, bold, italic, lists and links. */
import { plainText } from "#rules/text/sentence.ts";

const SIMPLE_TAGS = new Set(["p", "br", "h3", "h4", "strong", "b", "em", "i", "ul", "ol", "li", "a"]);

/** Markup without meaning of its own: what is in it stays, and nothing is lost to the reader. */
const MEANINGLESS_TAGS = new Set([
  "html",
  "body",
  "meta",
  "div",
  "span",
  "font",
  "article",
  "section",
  "main",
  "center",
]);

const TAG = /<\/?([a-z][a-z0-9:-]*)/gi;

const tagsIn = (html: string): string[] => [...html.matchAll(TAG)].map(([, tag]) => tag!.toLowerCase());

/** The editor holds all of it; other markup that the site can show (tables, quotations) would be lost by opening it there. */
export const isSimpleMarkup = (html: string): boolean => tagsIn(html).every((tag) => SIMPLE_TAGS.has(tag));

/** Scripts, styles, pictures, tables …: what pasted text has and the editor leaves out. */
export const losesByPasting = (html: string): boolean =>
  /\son[a-z]+\s*=|javascript:/i.test(html) ||
  tagsIn(html).some((tag) => !SIMPLE_TAGS.has(tag) && !MEANINGLESS_TAGS.has(tag) && !/^h[1-6]$/.test(tag));

/**
 * Handlers in tags get a name that no browser listens to. No pasted text's handler ever runs, but a browser reports each one that it
 * reads as a violation of the page's policy.
 */
export const withoutHandlers = (html: string): string =>
  html
    .split("<")
    .map((piece, index) => {
      const end = index === 0 ? 0 : piece.indexOf(">");
      const [tag, rest] = end === -1 ? [piece, ""] : [piece.slice(0, end), piece.slice(end)];
      return tag.replace(/([\s"'/])on(?=[a-z])/gi, "$1data-on") + rest;
    })
    .join("<");

/** An editor's markup as the site stores it: no paragraph around a list item's only text, none that is empty at the end. */
export function tidyMarkup(html: string): string {
  if (plainText(html) === "") return "";
  return withoutEmptyEnd(html.replace(/<li><p>((?:[^<]|<(?!\/?(?:p|ul|ol)\b))*)<\/p><\/li>/g, "<li>$1</li>"));
}

function withoutEmptyEnd(html: string): string {
  return html.endsWith("<p></p>") ? withoutEmptyEnd(html.slice(0, -"<p></p>".length)) : html;
}
