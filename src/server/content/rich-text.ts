/** Owners write rich text; only this short list of harmless markup leaves the server, whatever was stored. */
import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h3",
    "h4",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "blockquote",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // The page has its own h1 and h2: an owner's headings rank below them.
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    a: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...(attributes.href ? { href: attributes.href } : {}),
        ...(attributes.target === "_blank" ? { target: "_blank", rel: "noopener noreferrer" } : {}),
      },
    }),
  },
};

export function sanitiseRichText(html: string): string {
  return html === "" ? "" : sanitizeHtml(html, OPTIONS);
}
