/** Where a line of a title may break: after a clause and, in Chinese, which has no spaces, between two words. */
const CLAUSE_END = /(?<=[，、。；：！？])/;
const HAN = /\p{Script=Han}/u;
const ANOTHER_SCRIPT = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ONE_HAN = /^\p{Script=Han}$/u;
/** Particles, what says where, and stations: they belong to the word before them. */
const CLINGING = /^[的了著着過过地得們们嗎吗呢吧裡里後后前上下中內内外站]$/;
/** A number belongs to what it counts. */
const NUMBER = /^[〇零一二三四五六七八九十百千萬万兩两半\d]+$/;
/** It belongs to the next word: "four rooms" stay together. */
const NUMBER_AND_MEASURE = /^[〇零一二三四五六七八九十百千萬万兩两半\d]+[個个間间座位組组張张條条棟栋種种處处片家名]$/;
const OPENING = /^[\p{Ps}\p{Pi}]$/u;
/** A price, a time, a date: characters that must stay together. */
const INSIDE_LATIN = /^[!-~]{2}$/;

const words = new Intl.Segmenter("zh", { granularity: "word" });

export const clausesOf = (text: string): string[] => text.split(CLAUSE_END);

/** Other scripts than Chinese have breaks of their own: they are one phrase. */
export function phrasesOf(text: string): string[] {
  if (!HAN.test(text) || ANOTHER_SCRIPT.test(text)) return [text];
  const phrases: string[] = [];
  // A single character is rarely a word that a line should end with: it goes with the next.
  let waiting = "";
  for (const { segment, index, isWordLike } of words.segment(text)) {
    const isClosing = !isWordLike && !OPENING.test(segment);
    const belongsBefore =
      isClosing || CLINGING.test(segment) || INSIDE_LATIN.test(text.slice(Math.max(index - 1, 0), index + 1));
    if (belongsBefore && waiting === "" && phrases.length > 0) {
      phrases[phrases.length - 1] += segment;
      continue;
    }
    const isCounted = NUMBER.test(waiting) && isWordLike && !NUMBER.test(segment);
    waiting += segment;
    const isOpen = NUMBER_AND_MEASURE.test(waiting);
    const isWhole = !belongsBefore && ![ONE_HAN, NUMBER, OPENING].some((short) => short.test(segment));
    if (isClosing || (!isOpen && (isCounted || isWhole))) {
      phrases.push(waiting);
      waiting = "";
    }
  }
  if (waiting.length === 1 && phrases.length > 0) phrases[phrases.length - 1] += waiting;
  else if (waiting !== "") phrases.push(waiting);
  return withDescribed(phrases);
}

/** What ends in 的 describes what follows: together they stay short enough for the narrowest column. */
const MOST_DESCRIBED = 8;

function withDescribed(phrases: string[]): string[] {
  const together: string[] = [];
  for (const phrase of phrases) {
    const before = together.at(-1);
    if (before?.endsWith("的") && before.length + phrase.length <= MOST_DESCRIBED)
      together[together.length - 1] = before + phrase;
    else together.push(phrase);
  }
  return together;
}
