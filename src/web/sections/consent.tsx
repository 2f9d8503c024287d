/**
 * Asks for consent to Google and Meta. Hidden until a script shows it before the page is drawn (enhance/above.ts): cached pages
 * are the same for everyone.
 */
import { useSite } from "#web/site.ts";

declare const ANALYTICS_SCRIPT: string;

export function Consent() {
  const { trackers, wordSets, path } = useSite();
  if (!trackers) return null;
  const { settings, text, services, refuse, accept } = wordSets.consent;
  const question = trackers.google && trackers.meta ? services.both : trackers.google ? services.google : services.meta;
  return (
    <section
      className="consent"
      aria-label={settings}
      tabIndex={-1}
      hidden
      data-consent={JSON.stringify(trackers)}
      data-script={ANALYTICS_SCRIPT}
      // This tab may buy, and the order has no number yet (see orders/bought.tsx).
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

/** Opens the question again for whoever has answered. */
export function ConsentSettings() {
  const { trackers, wordSets } = useSite();
  if (!trackers) return null;
  return (
    <p>
      <button className="consent-settings" type="button" hidden data-consent-settings>
        {wordSets.consent.settings}
      </button>
    </p>
  );
}
