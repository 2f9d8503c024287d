/** Asks whether Google and Meta may be told of the visit. Hidden until the script shows it: pages are the same bytes for all. */
import { CONSENT_WORDS } from "#languages/languages.ts";
import { useSite } from "#web/site.ts";

declare const ANALYTICS_SCRIPT: string;

export function Consent() {
  const { trackers, lang, path } = useSite();
  if (!trackers) return null;
  const { settings, text, services, refuse, accept } = CONSENT_WORDS[lang];
  const question = trackers.google && trackers.meta ? services.both : trackers.google ? services.google : services.meta;
  return (
    <section
      className="consent"
      aria-label={settings}
      tabIndex={-1}
      hidden
      data-consent={JSON.stringify(trackers)}
      data-script={ANALYTICS_SCRIPT}
      // Whoever is here may buy, and the order has no number yet (see orders/bought.tsx).
      {...(path === "/booking" ? { "data-buying": "" } : {})}
    >
      <p>{text(question)}</p>
      <div className="consent-ways">
        <button className="button button-quiet" type="button" data-choice="denied">
          {refuse}
        </button>
        <button className="button button-quiet" type="button" data-choice="granted">
          {accept}
        </button>
      </div>
    </section>
  );
}

/** Whoever has chosen can choose again. */
export function ConsentSettings() {
  const { trackers, lang } = useSite();
  if (!trackers) return null;
  return (
    <p>
      <button className="consent-settings" type="button" hidden data-consent-settings>
        {CONSENT_WORDS[lang].settings}
      </button>
    </p>
  );
}
