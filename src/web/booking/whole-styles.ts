/**
 * The styles of what a guest opens: dialogs and the steps after the rooms. The page begins with those of the rooms alone
 * (web/guest/booking-styles.tsx). The whole has the same rules again, in the same order, so nothing on the page changes.
 */

/** Done when they apply; without a connection nothing waits for them. */
export function loadWholeStyles(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>("link[data-whole]");
  const href = first?.dataset.whole;
  if (!first || href === undefined) return Promise.resolve();
  const whole = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    whole.addEventListener("load", () => done());
    whole.addEventListener("error", () => done());
    first.after(whole);
  });
}
