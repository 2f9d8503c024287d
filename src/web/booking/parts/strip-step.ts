/** A strip of pictures of any widths that is scrolled sideways: a step to the next or previous one, and which is shown. */

/** After the last comes the first. */
export function stepStrip(strip: HTMLElement, by: 1 | -1): void {
  const first = (strip.firstElementChild as HTMLElement).offsetLeft;
  const lefts = [...strip.children].map((each) => (each as HTMLElement).offsetLeft - first);
  const now = strip.scrollLeft;
  const isAtEnd = now + strip.clientWidth >= strip.scrollWidth - 2;
  const next = by > 0 ? (isAtEnd ? 0 : lefts.find((left) => left > now + 2)) : lefts.findLast((left) => left < now - 2);
  strip.scrollTo({ left: next ?? (by > 0 ? 0 : strip.scrollWidth) });
}

/** The picture in view: counted at the strip's left edge when it begins, at its right edge when it is at its end. */
export function shownInStrip(strip: HTMLElement): number {
  const rest = strip.scrollWidth - strip.clientWidth;
  if (rest < 1) return 0;
  const eye = strip.getBoundingClientRect().left + (strip.scrollLeft / rest) * strip.clientWidth;
  const passed = [...strip.children].findIndex((each) => each.getBoundingClientRect().right > eye);
  return passed === -1 ? strip.children.length - 1 : passed;
}
