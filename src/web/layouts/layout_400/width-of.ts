/** Width of a title as a multiple of its font size: a CJK character is 1, a condensed Latin one less than half. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.46), 0);
}
