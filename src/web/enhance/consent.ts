/**
 * Google and Meta learn of a visit only with consent: before that, and after a refusal, neither their scripts nor ours for them
 * are loaded. The visitor can change the choice at any time.
 */
import type { Analytics, start as startAnalytics } from "#web/analytics/analytics.ts";

import { consentAnswer, keepConsentAnswer } from "./consent-answer.ts";
import { measureAbove } from "./measure-above.ts";

type AnalyticsScript = { start: typeof startAnalytics };

export function enhanceConsent(): void {
  try {
    noteBuying();
    ask();
  } catch {
    // If the answer cannot be stored, the question is not shown and nothing is reported.
  }
}

/** Marks a tab in which an order is being made: analytics.ts reports purchases in no other. */
function noteBuying(): void {
  const buying = document.querySelector<HTMLElement>("[data-buying]");
  if (buying) sessionStorage.setItem("yado.buying", buying.dataset.buying ?? "");
}

function ask(): void {
  const bar = document.querySelector<HTMLElement>("[data-consent]");
  const settings = document.querySelector<HTMLButtonElement>("[data-consent-settings]");
  // Pages embedded in the platform's gallery are only previews: no question, no reports.
  if (!bar || window.top !== window) return;
  const buttons = bar.querySelectorAll<HTMLButtonElement>("[data-choice]");
  let analytics: Promise<Analytics> | undefined;
  let isChanging = false;

  const follow = () => {
    const choice = consentAnswer();
    bar.hidden = choice !== null;
    measureAbove();
    for (const button of buttons) {
      if (choice !== null) button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
    }
    if (choice === "granted") analytics ??= start(bar);
    void analytics?.then(({ allow }) => allow(choice === "granted"));
  };
  follow();
  // The choice was made in another tab, or on a page that was left with Back.
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      keepConsentAnswer(button.dataset.choice ?? "");
      follow();
      if (isChanging) settings?.focus();
      isChanging = false;
    });
  }
  settings?.removeAttribute("hidden");
  settings?.addEventListener("click", () => {
    isChanging = true;
    bar.hidden = false;
    measureAbove();
    bar.focus();
  });
  document.addEventListener("yado:track", ({ detail }) => void analytics?.then(({ send }) => send(detail)));
}

async function start({ dataset }: HTMLElement): Promise<Analytics> {
  const { start } = (await import(/* @vite-ignore */ dataset.script ?? "")) as AnalyticsScript;
  return start(JSON.parse(dataset.consent ?? ""));
}
