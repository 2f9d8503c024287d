/** The currency in which the lodging sells: changed only before the first order. */
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { saveCurrency } from "#contract/studio/selling-changes.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { LODGING_CURRENCIES } from "#rules/money/lodging-currencies.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { listText } from "../../parts/list-text.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";

export function Currency() {
  const { domain, currency } = useLodging();
  const { lang } = useStudio();
  const words = useScreenWords<PaymentScreenWords>();
  const confirm = useConfirm();
  const toast = useToast();
  const saving = useSend(saveCurrency);
  const [chosen, setChosen] = useState(currency);
  const names = new Intl.DisplayNames(lang, { type: "currency" });
  const vendors: Record<number, string> = words.vendors;
  const save = async () => {
    const seen = await saving.send({ body: { domain, currency: chosen, is_preview: true } });
    if (!seen) return;
    const text = (
      <>
        <p>{words.currency_nights(seen.nights, chosen)}</p>
        {seen.dropped.length > 0 ? (
          <p>
            {words.currency_dropped(
              listText(
                seen.dropped.map((id) => vendors[id] ?? String(id)),
                lang,
              ),
            )}
          </p>
        ) : null}
      </>
    );
    const question = { title: words.currency_title(currency, chosen), text, yes: words.currency_change };
    if (!(await confirm(question))) return;
    if (!(await saving.send({ body: { domain, currency: chosen } }))) return;
    toast(words.currency_saved(chosen));
    // Every screen counts in it: the studio is opened anew.
    location.reload();
  };
  return (
    <section className="panel" aria-labelledby="currency">
      <h2 id="currency">{words.currency}</h2>
      <p className="payment-hint">{words.currency_hint}</p>
      <div className="payment-line">
        <NativeSelect
          label={words.currency_label}
          data={LODGING_CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
          value={chosen}
          error={saving.problem?.text}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {chosen === currency ? null : (
          <Button variant="default" loading={saving.isSending} onClick={() => void save()}>
            {words.currency_change}
          </Button>
        )}
      </div>
    </section>
  );
}
