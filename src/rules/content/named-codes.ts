/** What may be a discount code in a text for guests: a word in capitals and figures, as lodgings write them. */
export function namedCodes(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(/(?<![\w-])[A-Z0-9][A-Z0-9_-]{2,39}(?![\w-])/g) ?? []);
  return [...new Set(words)];
}
