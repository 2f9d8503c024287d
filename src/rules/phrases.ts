/** Chinese has no blanks: where a line of a title may end without parting a word. Other scripts have breaks of their own. */
const HAN = /\p{Script=Han}/u;
const ANOTHER_SCRIPT = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ONE_HAN = /^\p{Script=Han}$/u;
/** Particles, and what says where: they belong to the word before them. */
const CLINGING = /^[的了著着過过地得們们嗎吗呢吧裡里後后前上下中內内外]$/;
const OPENING = /^[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter("zh", { granularity: "word" });

export function phrasesOf(text: string): string[] {
  if (!HAN.test(text) || ANOTHER_SCRIPT.test(text)) return [text];
  const phrases: string[] = [];
  // A single character is rarely a word that a line should end with: it goes with the next.
  let waiting = "";
  for (const { segment, isWordLike } of words.segment(text)) {
    const isClosing = !isWordLike && !OPENING.test(segment);
    const belongsBefore = isClosing || CLINGING.test(segment);
    if (belongsBefore && waiting === "" && phrases.length > 0) {
      phrases[phrases.length - 1] += segment;
      continue;
    }
    waiting += segment;
    if (isClosing || (!belongsBefore && !ONE_HAN.test(segment) && !OPENING.test(segment))) {
      phrases.push(waiting);
      waiting = "";
    }
  }
  if (waiting.length === 1 && phrases.length > 0) phrases[phrases.length - 1] += waiting;
  else if (waiting !== "") phrases.push(waiting);
  return phrases;
}
