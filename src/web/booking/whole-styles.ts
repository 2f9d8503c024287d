/**
 * The styles of what a guest opens: dialogs and the steps after the rooms. The page begins with those of the rooms alone
 * (web/guest/booking-styles.tsx). The whole has the same rules again, in the same order, so nothing on the page changes.
 */

/** Done when they apply. Without them nothing is opened: the page goes on as without a script. */
export async function loadWholeStyles(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>("link[data-whole]");
  const href = first?.dataset.whole;
  if (!first || href === undefined) return;
  const whole = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((done, fail) => {
    whole.addEventListener("load", done);
    whole.addEventListener("error", fail);
    first.after(whole);
  });
}
