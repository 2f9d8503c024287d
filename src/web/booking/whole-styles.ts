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
