/** Short extracts of long texts: what a layout may quote from the lodging's own text. */

/** Rich text without its marks; blocks stay apart. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h[1-6]|div|tr)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^<>]+>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}

/** Up to and with the first full stop of any of our scripts; a line's end is one too. A stop inside a number is none. */
export function firstSentence(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return /^.*?(?:[。！？]+[」』”）]?|[.!?]+["”)]?(?=\s|$))/u.exec(line)?.[0].trim() ?? line.trim();
}

/** The first sentence, which a layout may set large, and the rest. */
export function sentencesOf(text: string): { sentence: string; rest: string } {
  const whole = text.trim();
  const sentence = firstSentence(whole) || whole;
  return { sentence, rest: whole.slice(sentence.length).trim() };
}

/** The width of a text in Latin characters: a square character counts as two. */
export function widthInCharacters(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > "\u2E7F" ? 2 : 1), 0);
}
