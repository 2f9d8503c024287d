/** How wide a title is in its own font size: a CJK character is a square, a condensed Latin letter less than half of one. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u2E80-\uFFEF]/.test(letter) ? 1 : 0.46), 0);
}
