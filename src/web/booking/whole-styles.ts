/**
 * The styles of what a guest opens: dialogs and the steps after the rooms. The page begins with those of the rooms alone
 * (web/guest/booking-styles.tsx). The whole has the same rules again, in the same order, so nothing on the page changes.
 */
let loading: Promise<void> | null = null;

/** Done when they apply. Offline nothing is kept back, and the next sign of the guest tries again. */
export function loadWholeStyles(): Promise<void> {
  loading ??= load();
  return loading;
}

function load(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>("link[data-whole]");
  const href = first?.dataset.whole;
  if (!first || href === undefined) return Promise.resolve();
  const whole = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    whole.addEventListener("load", () => done());
    whole.addEventListener("error", () => {
      whole.remove();
      loading = null;
      done();
    });
    first.after(whole);
  });
}

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];

/** Loads them at the first sign of a guest; a click that comes earlier than they do is made once they are there. */
export function awaitGuest(): void {
  let isThere = false;
  const begin = () =>
    loadWholeStyles().then(() => {
      isThere = true;
      for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
      window.removeEventListener("click", hold, true);
    });
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isThere || !isPlain || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void begin().then(() => target.dispatchEvent(new MouseEvent("click", event)));
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  window.addEventListener("click", hold, true);
}
