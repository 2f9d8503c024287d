/** Moves a strip of pictures to the next or previous one, whatever their widths; after the last comes the first. */
export function stepStrip(strip: HTMLElement, by: 1 | -1): void {
  const first = (strip.firstElementChild as HTMLElement).offsetLeft;
  const lefts = [...strip.children].map((each) => (each as HTMLElement).offsetLeft - first);
  const now = strip.scrollLeft;
  const isAtEnd = now + strip.clientWidth >= strip.scrollWidth - 2;
  const next = by > 0 ? (isAtEnd ? 0 : lefts.find((left) => left > now + 2)) : lefts.findLast((left) => left < now - 2);
  strip.scrollTo({ left: next ?? (by > 0 ? 0 : strip.scrollWidth) });
}
