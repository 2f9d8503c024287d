/**
 * Google and Meta are told of a visit only with the visitor's word for it: before that, and after he has refused, nothing of
 * theirs is fetched, nor the script of ours that speaks to them. He can always choose again.
 */
import type { Analytics, start as startAnalytics } from "#web/analytics/analytics.ts";

type AnalyticsScript = { start: typeof startAnalytics };

const CHOICE = "yado.consent";

export function enhanceConsent(): void {
  try {
    noteBuying();
    ask();
  } catch {
    // Where nothing can be kept there is no choice to be asked for, and nobody is told.
  }
}

/** A tab in which an order is under way: analytics.ts tells of no other. */
function noteBuying(): void {
  const buying = document.querySelector<HTMLElement>("[data-buying]");
  if (buying) sessionStorage.setItem("yado.buying", buying.dataset.buying ?? "");
}

function ask(): void {
  const bar = document.querySelector<HTMLElement>("[data-consent]");
  const settings = document.querySelector<HTMLButtonElement>("[data-consent-settings]");
  // In the platform's gallery the page is a picture of itself: nobody is asked, and nobody told.
  if (!bar || window.top !== window) return;
  const buttons = bar.querySelectorAll<HTMLButtonElement>("[data-choice]");
  let analytics: Promise<Analytics> | undefined;
  let isChanging = false;

  const follow = () => {
    const choice = localStorage.getItem(CHOICE);
    bar.hidden = choice !== null;
    for (const button of buttons) {
      if (choice !== null) button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
    }
    if (choice === "granted") analytics ??= start(bar);
    void analytics?.then(({ allow }) => allow(choice === "granted"));
  };
  follow();
  // Chosen in another tab, or on a page that was left by going back to this one.
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      localStorage.setItem(CHOICE, button.dataset.choice ?? "");
      follow();
      if (isChanging) settings?.focus();
      isChanging = false;
    });
  }
  settings?.removeAttribute("hidden");
  settings?.addEventListener("click", () => {
    isChanging = true;
    bar.hidden = false;
    bar.focus();
  });
  // What stands at the foot of the screen stands on it, and nothing that takes focus lies under it.
  const fit = () => {
    const height = getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
    document.documentElement.style.setProperty("--consent-height", `${height}px`);
  };
  new ResizeObserver(fit).observe(bar);
  addEventListener("resize", fit);
  document.addEventListener("yado:track", ({ detail }) => void analytics?.then(({ send }) => send(detail)));
}

async function start({ dataset }: HTMLElement): Promise<Analytics> {
  const { start } = (await import(/* @vite-ignore */ dataset.script ?? "")) as AnalyticsScript;
  return start(JSON.parse(dataset.consent ?? ""));
}
