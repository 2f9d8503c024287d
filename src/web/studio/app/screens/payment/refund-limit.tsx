/** How much the front desk may give back in one go: the owner sets it. */
import { Button, NumberInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { getRefundLimit, setRefundLimit } from "#contract/studio/refund-limit.ts";
import type { RefundLimitWords } from "#languages/zh-TW/studio/refund-limit.ts";
import { exponentOf } from "#rules/money/money.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

export function RefundLimit() {
  const { domain } = useLodging();
  const { refund_limit: words } = useScreenWords<RefundLimitWords>();
  const { answer, error, again } = useCall(getRefundLimit, { query: { domain } });
  return (
    <section className="panel" aria-labelledby="refund-limit">
      <h2 id="refund-limit">{words.title}</h2>
      <p className="payment-hint">{words.text}</p>
      {error ? <LoadProblem error={error} again={again} /> : null}
      {answer ? <LimitForm key={String(answer.limit)} stored={answer.limit} again={again} /> : null}
    </section>
  );
}

function LimitForm({ stored, again }: { stored: number | null; again: () => void }) {
  const { domain, currency } = useLodging();
  const { refund_limit: words } = useScreenWords<RefundLimitWords>();
  const toast = useToast();
  const saving = useSend(setRefundLimit);
  const [typed, setTyped] = useState<number | null>(stored);
  const save = async (limit: number | null) => {
    const saved = await saving.send({ body: { domain, limit } });
    if (saved) again();
    return saved;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save(typed);
    if (saved) toast(words.saved, async () => void (await save(saved.before)));
  };
  return (
    <form className="payment-line" onSubmit={(event) => void submit(event)} noValidate>
      <NumberInput
        label={words.label}
        description={words.hint}
        placeholder={words.any}
        value={typed ?? ""}
        onChange={(value) => setTyped(value === "" ? null : Number(value))}
        min={0}
        max={999_999_999}
        decimalScale={exponentOf(currency)}
        thousandSeparator=","
        suffix={` ${currency}`}
        hideControls
        error={saving.problem?.text}
      />
      {typed === stored ? null : (
        <Button type="submit" variant="default" loading={saving.isSending}>
          {words.save}
        </Button>
      )}
    </form>
  );
}
