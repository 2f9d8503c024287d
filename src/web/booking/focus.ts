/** Where the focus goes when what had it is gone, or when there is something new to see. */

import { afterPaint } from "#web/ui/after-paint.ts";

/** A new step begins at its top, and says so to whoever can't see it. */
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

/** A button that goes with its press lets go of the focus first: taken away with it, the browser reckons the page at once. */
export function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** After a room was added or taken away: its own buttons, else the next line of the cart, else the title. */
export function focusAfter({ room_class_id, rate_plan_id }: { room_class_id: number; rate_plan_id: number }): void {
  afterPaint(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const plan = `[data-plan="${room_class_id}-${rate_plan_id}"]`;
    const wanted = [`${plan} .count button:last-child`, `${plan} [data-add]`, ".line", ".summary h2", "#booking h1"];
    const found = wanted.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    found.find((each) => each.checkVisibility())?.focus();
  });
}
