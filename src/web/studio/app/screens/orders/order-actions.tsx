/** What staff can do with an order. Each act says its consequence first. */
import { Button } from "@mantine/core";
import { useState } from "react";
import {
  cancelStudioOrder,
  finishRefund,
  markRemittance,
  previewCancel,
  resendConfirmation,
} from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { StudioOrder } from "./order-page.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type Props = { order: StudioOrder; changed: () => void };

export function OrderActions({ order, changed }: Props) {
  const words = useScreenWords<OrdersWords>();
  const { actions } = order;
  const canAct = actions.cancel || actions.resend || actions.remittance || actions.refund;
  if (!canAct) return null;
  return (
    <section className="panel order-acts" aria-labelledby="acts">
      <h2 id="acts">{words.do}</h2>
      {actions.remittance ? <Remittance order={order} changed={changed} /> : null}
      {actions.refund ? <Refunds order={order} changed={changed} /> : null}
      {actions.resend ? <Resend order={order} changed={changed} /> : null}
      {actions.cancel ? <Cancel order={order} changed={changed} /> : null}
    </section>
  );
}

function Cancel({ order: { order_id }, changed }: Props) {
  const words = useScreenWords<OrdersWords>();
  const { domain } = useLodging();
  const shown = useShown();
  const confirm = useConfirm();
  const toast = useToast();
  const [previewing, cancelling] = [useSend(previewCancel), useSend(cancelStudioOrder)];
  const problem = previewing.problem ?? cancelling.problem;

  async function cancel() {
    const outcome = await previewing.send({ query: { domain, order_id } });
    if (!outcome) return;
    const { refund, sentence } = outcome;
    const yes = refund > 0 ? words.cancel_yes(shown.money(refund)) : words.cancel_free;
    if (!(await confirm({ title: words.cancel_title, text: sentence, yes, isDangerous: true }))) return;
    if (await cancelling.send({ body: { domain, order_id, refund } })) toast(words.cancelled);
    changed();
  }

  return (
    <>
      <Button
        variant="default"
        color="clay"
        c="clay.7"
        loading={previewing.isSending || cancelling.isSending}
        onClick={() => void cancel()}
      >
        {words.cancel}
      </Button>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
    </>
  );
}

function Resend({ order: { order_id }, changed }: Props) {
  const words = useScreenWords<OrdersWords>();
  const { domain } = useLodging();
  const toast = useToast();
  const resending = useSend(resendConfirmation);
  async function resend() {
    if (!(await resending.send({ body: { domain, order_id } }))) return;
    toast(words.resent);
    changed();
  }
  return (
    <>
      <Button variant="default" loading={resending.isSending} onClick={() => void resend()}>
        {words.resend}
      </Button>
      {resending.problem ? <Notice tone="danger">{resending.problem.text}</Notice> : null}
    </>
  );
}

function Remittance({ order, changed }: Props) {
  const words = useScreenWords<OrdersWords>();
  const { domain } = useLodging();
  const toast = useToast();
  const marking = useSend(markRemittance);
  const [isOpen, setOpen] = useState(false);
  const { order_id, due_amount, total, paid_amount } = order;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.remit}</Button>
      <TransferDialog
        title={words.remit_title}
        text={words.remit_text}
        yes={words.remit_yes}
        amount={due_amount > 0 ? due_amount : total - paid_amount}
        isOpen={isOpen}
        sending={marking}
        close={() => setOpen(false)}
        send={async (amount, proof) => {
          if (!(await marking.send({ body: { domain, order_id, amount, proof } }))) return;
          setOpen(false);
          toast(words.remitted);
          changed();
        }}
      />
    </>
  );
}

function Refunds({ order, changed }: Props) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const { domain } = useLodging();
  const toast = useToast();
  const finishing = useSend(finishRefund);
  const task = order.refunds.find(({ is_task }) => is_task);
  const [isOpen, setOpen] = useState(false);
  if (!task) return null;
  const { reason, transfer_no, amount } = task;
  return (
    <>
      <Notice tone="wait">{words.refund_task(shown.money(amount))}</Notice>
      <Button onClick={() => setOpen(true)}>{words.refund_yes}</Button>
      <TransferDialog
        title={words.refund_title}
        text={words.refund_text}
        yes={words.refund_yes}
        amount={amount}
        isFixed
        isOpen={isOpen}
        sending={finishing}
        close={() => setOpen(false)}
        send={async (sent, proof) => {
          const key = { order_id: order.order_id, reason, transfer_no };
          if (!(await finishing.send({ body: { domain, ...key, amount: sent, proof } }))) return;
          setOpen(false);
          toast(words.refunded);
          changed();
        }}
      />
    </>
  );
}
