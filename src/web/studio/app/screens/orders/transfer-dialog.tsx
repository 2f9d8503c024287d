/** Money that moved outside of us: how much, and the bank's reference. */
import { Button, NumberInput, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { exponentOf } from "#rules/money/money.ts";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";

type Sending = {
  isSending: boolean;
  errorAt: (field: string) => string | undefined;
  errorBeside: (...fields: string[]) => string | undefined;
};

type TransferDialogProps = {
  title: string;
  text: string;
  yes: string;
  amount: number;
  /** The amount can't be another one. */
  isFixed?: boolean;
  isOpen: boolean;
  sending: Sending;
  close: () => void;
  send: (amount: number, proof: string) => Promise<void>;
};

export function TransferDialog({
  title,
  text,
  yes,
  isFixed = false,
  isOpen,
  sending,
  close,
  ...more
}: TransferDialogProps) {
  const words = useScreenWords<OrdersWords>();
  const app = useAppWords();
  const { currency } = useLodging();
  const [amount, setAmount] = useState<number | string>(more.amount);
  const [proof, setProof] = useState("");
  const beside = sending.errorBeside("amount", "proof");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void more.send(Number(amount), proof);
  };
  return (
    <FormModal isOpen={isOpen} isChanged={proof !== "" || Number(amount) !== more.amount} close={close} title={title}>
      <form className="order-transfer" onSubmit={submit}>
        <p>{text}</p>
        <NumberInput
          label={words.amount}
          value={amount}
          onChange={setAmount}
          min={0}
          decimalScale={exponentOf(currency)}
          thousandSeparator=","
          readOnly={isFixed}
          hideControls
          required
          suffix={` ${currency}`}
          error={sending.errorAt("amount")}
        />
        <TextInput
          label={words.proof}
          value={proof}
          onChange={(event) => setProof(event.currentTarget.value)}
          maxLength={60}
          required
          data-autofocus
          error={sending.errorAt("proof")}
        />
        {beside ? <Notice tone="danger">{beside}</Notice> : null}
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={sending.isSending}>
            {yes}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}
