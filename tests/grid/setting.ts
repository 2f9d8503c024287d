/** Layout checks that need no reading: runs in the page, and reports what is cut off, outside, or overlapping. */
export function settingFaults(): string[] {
  const faults: string[] = [];
  const wide = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth - wide;
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);

  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const named = (element: Element) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ""}> “${words}”`;
  };
  type Around = { isScrolled: boolean; isForEarsOnly: boolean; cutBy: { box: DOMRect; x: boolean; y: boolean }[] };
  /** Whether something around an element clips it. In what scrolls, nothing beyond the edge counts. */
  function around(element: Element): Around {
    const found: Around = { isScrolled: false, isForEarsOnly: false, cutBy: [] };
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const [x, y] = [overflowX, overflowY].map((value) => value === "hidden" || value === "clip") as [
        boolean,
        boolean,
      ];
      if ((x || y) && (box.width <= 1 || box.height <= 1)) found.isForEarsOnly = true;
      if (position === "absolute" && clipPath.startsWith("inset(50%")) found.isForEarsOnly = true;
      if (/auto|scroll/.test(overflowX + overflowY)) found.isScrolled = true;
      if (!found.isScrolled && (x || y)) found.cutBy.push({ box, x, y });
    }
    return found;
  }

  /** Where the text of an element is, line by line, without text for screen readers only. */
  function linesOf(element: Element): DOMRect[] {
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || around(text.parentElement!).isForEarsOnly) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
    }
    return lines;
  }

  const titles = [...document.querySelectorAll("h1, h2, h3, h4, strong")].filter(
    (each) => seen(each) && each.textContent?.trim(),
  );
  for (const title of titles) {
    const { isScrolled, isForEarsOnly, cutBy } = around(title);
    if (isForEarsOnly) continue;
    const { webkitLineClamp, writingMode } = getComputedStyle(title);
    if (webkitLineClamp !== "none" && title.scrollHeight > title.clientHeight + 1)
      faults.push(`title shortened: ${named(title)}`);
    // Characters may reach over the edge of a tight line: a quarter of the line is not yet cut off.
    const lines = linesOf(title);
    const slack = (line: DOMRect) =>
      Math.max(2, 0.25 * (writingMode.startsWith("vertical") ? line.width : line.height));
    const isCut = lines.some((line) =>
      cutBy.some(
        ({ box, x, y }) =>
          (x && (line.left < box.left - slack(line) || line.right > box.right + slack(line))) ||
          (y && (line.top < box.top - slack(line) || line.bottom > box.bottom + slack(line))),
      ),
    );
    if (isCut) faults.push(`title cut off: ${named(title)}`);
    if (!isScrolled && lines.some((line) => line.left < -1 || line.right > wide + 1))
      faults.push(`title leaves the screen: ${named(title)}`);
  }

  // Any text that nobody can scroll to. The skip link waits outside until it has focus.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const outside = new Set<Element>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!text.nodeValue?.trim() || outside.has(parent) || parent.closest(".skip, script, style, noscript")) continue;
    const box = parent.getBoundingClientRect();
    if (box.left >= 0 && box.right <= wide && box.top + scrollY >= 0) continue;
    if (!seen(parent)) continue;
    const { isScrolled, isForEarsOnly, cutBy } = around(parent);
    const isAway = linesOf(parent).some(
      ({ left, right, top, height }) => left < -1 || right > wide + 1 || top + scrollY < -height / 4,
    );
    if (isAway && !isScrolled && !isForEarsOnly && cutBy.length === 0) outside.add(parent);
  }
  for (const each of outside) faults.push(`text outside the page: ${named(each)}`);

  // Titles, and what is in the header, never overlap.
  const apart = [
    ...titles.filter((each) => each.tagName !== "STRONG"),
    ...[...document.querySelectorAll("header a, header summary")].filter((each) => seen(each)),
  ].filter((each) => !around(each).isForEarsOnly);
  /** A bar at the bottom of the screen: what it covers can be scrolled free. */
  const isAtFoot = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).position === "fixed") return each.getBoundingClientRect().top > innerHeight / 2;
    return false;
  };
  const placed = apart.map((element) => ({
    element,
    lines: linesOf(element),
    isScrolled: around(element).isScrolled,
    isAtFoot: isAtFoot(element),
  }));
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // What scrolls may pass under what does not.
      if (one.isScrolled !== other.isScrolled || one.isAtFoot !== other.isAtFoot) continue;
      const isOn = one.lines.some((a) =>
        other.lines.some((b) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 3 && down > 0.45 * Math.min(a.height, b.height);
        }),
      );
      if (isOn) faults.push(`on top of each other: ${named(one.element)} and ${named(other.element)}`);
    }
  }
  return faults;
}
