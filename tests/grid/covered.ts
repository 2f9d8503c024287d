/** No control lies under another one, nor under a bar that cannot be scrolled away. Runs in the page. */
export async function coveredFaults(): Promise<string[]> {
  const faults = new Set<string>();
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  const named = (element: Element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    return `<${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ""}> “${words.slice(0, 30)}”`;
  };
  /** What stays on the screen while the page moves. */
  const floating = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return each;
    return null;
  };
  /** Behind the edge of a strip that can be swiped, whatever lies beside the strip. */
  const isSwipedAway = (element: Element, x: number) => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { left, right } = each.getBoundingClientRect();
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && (x < left || x > right)) return true;
    }
    return false;
  };
  /** Bars give way or appear when the page is scrolled: as a reader finds them. */
  const scroll = async (top: number) => {
    scrollTo({ top, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const end = document.documentElement.scrollHeight - innerHeight;
  const step = Math.max(1, Math.floor(innerHeight * 0.8));
  const stops = [...Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step), Math.max(0, end)];
  for (const top of stops) {
    await scroll(top);
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (isSwipedAway(control, x)) continue;
      const upper = document.elementFromPoint(x, y);
      if (!upper || control.contains(upper) || upper.contains(control)) continue;
      // What closes at a press is not in the way for long.
      if (upper.closest("dialog")) continue;
      // A label's field, or a card whose one link covers it.
      if (upper.closest("label")?.contains(control) || control.closest("label")?.contains(upper)) continue;
      const isStill = floating(upper) === null || floating(upper) === floating(control);
      const isAtAnEnd = top === 0 || top === stops.at(-1);
      const other = upper.closest(CONTROLS);
      // In the middle of a page, what floats passes over everything.
      if (isStill ? other === null : !isAtAnEnd) continue;
      // At the top of a page, a bar at the foot of the screen hides what comes next; a button in a corner is in the way.
      const bar = floating(upper)?.getBoundingClientRect();
      const isBar = bar !== undefined && bar.width > innerWidth * 0.9;
      if (!isStill && isBar && end > 0 && (top === 0) === bar.top > innerHeight / 2) continue;
      faults.add(`control covered: ${named(control)} by ${named(other ?? upper)}`);
    }
  }
  await scroll(0);
  return [...faults];
}
