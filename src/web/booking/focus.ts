/** Where the focus goes when the focused element disappears or something new is shown. */

import { afterPaint } from "#web/ui/after-paint.ts";

/** A new step starts at the top of the page; focusing its title announces it to screen readers. */
export function showStep(title: () => string): void {
  afterPaint(() => {
    document.title = title();
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("#booking [data-step-title]")?.focus({ preventScroll: true });
  });
}

export function showProblemList(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-problems]")?.focus());
}

/** A refused code is said at its field, which is above the button that asked for the price. */
export function showCodes(): void {
  afterPaint(() => document.querySelector("[data-refused]")?.scrollIntoView({ block: "nearest" }));
}

/** A button that disappears on click is blurred first: removing a focused element forces an immediate layout. */
export function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** After a room is added or removed: its own buttons, else the next cart line, else the title. */
export function focusAfter({ room_class_id, rate_plan_id }: { room_class_id: number; rate_plan_id: number }): void {
  afterPaint(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const plan = `[data-plan="${room_class_id}-${rate_plan_id}"]`;
    const wanted = [`${plan} .count button:last-child`, `${plan} [data-add]`, ".line", ".summary h2", "#booking h1"];
    // Over an open sheet the page beneath can't be focused.
    const within = document.querySelector("dialog[open]") ?? document;
    const found = wanted.flatMap((selector) => [...within.querySelectorAll<HTMLElement>(selector)]);
    found.find((each) => each.checkVisibility())?.focus();
  });
}
