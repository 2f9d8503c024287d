/** Clicks on the page before its program is there: each control is shown as pressed at once, and clicked again when it is live. */

/** Those that the program answers; other links, and folds, do by themselves what they are for. */
function isForProgram(control: HTMLElement): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true;
  const isOfThisPage = control.pathname === location.pathname && control.hash === "";
  return isOfThisPage || control.classList.contains("join-door");
}

/** `at`: which of the control's own parts was clicked. */
type Held = { control: HTMLElement; at: number };

/** Dates and guests, which fold open without a script, are buttons once the page is live. */
function liveControl(place: Element, { control, at }: Held): HTMLElement | null {
  return control.isConnected ? control : (place.querySelectorAll<HTMLElement>(".stay-live > button")[at] ?? null);
}

export function holdClicks(place: HTMLElement): { release: () => void } {
  const held: Held[] = [];
  let sort: string | null = null;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>("button, a[href], summary.stay-live");
    if (!control || !place.contains(control) || !isForProgram(control)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute("aria-busy", "true");
    if (held.some((each) => each.control === control)) return;
    held.push({
      control,
      at: Math.max(
        0,
        [...control.children].findIndex((part) => part.contains(target)),
      ),
    });
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.name === "sort" && place.contains(target)) sort = target.value;
  };
  let focused: HTMLElement | null = null;
  const onFocus = ({ target }: FocusEvent) => void (focused = target as HTMLElement);
  window.addEventListener("click", onClick, true);
  window.addEventListener("change", onChange, true);
  place.addEventListener("focusin", onFocus);
  return {
    release() {
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("change", onChange, true);
      place.removeEventListener("focusin", onFocus);
      const hasNoFocus = document.activeElement === document.body;
      if (hasNoFocus && focused && !focused.isConnected) liveControl(place, { control: focused, at: 0 })?.focus();
      const select = place.querySelector<HTMLSelectElement>("select[name=sort]");
      if (select && sort !== null) {
        select.value = sort;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
      for (const each of held) {
        each.control.removeAttribute("aria-busy");
        liveControl(place, each)?.click();
      }
    },
  };
}
