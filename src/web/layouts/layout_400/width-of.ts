/** How wide a title is in its own font size: a CJK character is a square, a condensed Latin character less than half of one. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.46), 0);
}
