/** Card fields of the vendor: its script puts frames into these elements, and we receive a prime, never a card number. */
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

type CardFormProps = {
  start: { sdk_url: string; app_id: string; app_key: string; wallet: "card" | "pi" };
  amount: number;
};

export function CardForm({ start, amount }: CardFormProps) {
  const { orderWords, price } = useSite();
  const words = orderWords.card;
  const isCard = start.wallet === "card";
  return (
    <>
      <p className="order-amount">
        <span>{orderWords.due_now}</span> <strong>{price(amount)}</strong>
      </p>
      <p>{isCard ? words.text : words.wallet_text}</p>
      <noscript>
        <p className="field-error">{words.no_script}</p>
      </noscript>
      <div
        data-card={start.wallet}
        data-sdk={start.sdk_url}
        data-app-id={start.app_id}
        data-app-key={start.app_key}
        data-failed={words.failed}
        data-not-loaded={words.loading_failed}
      >
        <p className="problems" role="alert" data-card-problem hidden />
        <PersonalForm>
          {isCard ? (
            <>
              <Holder id="card-number" label={words.number} hint="" />
              <div className="form-pair">
                <Holder id="card-expiry" label={words.expiry} hint={words.expiry_hint} />
                <Holder id="card-code" label={words.code} hint={words.code_hint} />
              </div>
            </>
          ) : null}
          <input type="hidden" name="prime" value="" />
          <button className="button" type="submit" disabled>
            {isCard ? words.pay(price(amount)) : words.wallet_go}
          </button>
        </PersonalForm>
      </div>
    </>
  );
}

/** Not an input of ours: the label names the frame that the vendor's script puts here. */
function Holder({ id, label, hint }: { id: string; label: string; hint: string }) {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="card-field" id={id} role="group" aria-label={label} />
    </div>
  );
}
