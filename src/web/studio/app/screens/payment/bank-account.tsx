/** Where guests send a remittance. */
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { undoBankAccount } from "#contract/studio/selling-changes.ts";
import { saveBankAccount } from "#contract/studio/studio-payments.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { PaymentSettings } from "./payment.tsx";

const FIELDS = [
  "account_name",
  "bank_code_and_name",
  "branch_code_and_name",
  "account_number",
  "country_name",
] as const;
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ""])) as Record<(typeof FIELDS)[number], string>;

export function BankAccount({ settings, changed }: { settings: PaymentSettings; changed: () => void }) {
  const { domain } = useLodging();
  const app = useAppWords();
  const words = useScreenWords<PaymentScreenWords>();
  const toast = useToast();
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const [account, setAccount] = useState(EMPTY);
  const [saving, undoing] = [useSend(saveBankAccount), useSend(undoBankAccount)];
  const close = () => {
    setOpen(false);
    setAccount(EMPTY);
  };
  const shortOf = words.account_is(account.account_name, account.account_number.slice(-4));
  const save = async () => {
    const text = (
      <>
        <ul className="policy-changes">
          {FIELDS.filter((field) => account[field] !== "").map((field) => (
            <li key={field}>
              <strong>{words.account_fields[field]}</strong>
              <span>{account[field]}</span>
            </li>
          ))}
        </ul>
        {settings.has_account ? (
          <p>{words.from_to(words.account_is(settings.account_name, settings.account_ends_with), shortOf)}</p>
        ) : null}
        <p>{words.account_applies}</p>
      </>
    );
    if (!(await confirm({ title: words.account_preview, text, yes: app.save }))) return;
    if (!(await saving.send({ body: { domain, account } }))) return;
    toast(words.account_saved, async () => {
      await undoing.send({ body: { domain } });
      changed();
    });
    close();
    changed();
  };
  return (
    <section className="panel" aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <p className="payment-hint">{words.account_hint}</p>
      <div className="gateway">
        <p>
          {settings.has_account
            ? words.account_is(settings.account_name, settings.account_ends_with)
            : words.no_account}
        </p>
        <div className="page-acts">
          <Button variant="default" onClick={() => setOpen(true)}>
            {settings.has_account ? words.change_account : words.enter_account}
          </Button>
        </div>
      </div>
      <FormModal
        isOpen={isOpen}
        isChanged={FIELDS.some((field) => account[field] !== "")}
        close={close}
        title={words.account}
      >
        <form
          className="payment-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              label={words.account_fields[field]}
              value={account[field]}
              error={saving.errorAt(`account.${field}`)}
              onChange={(event) => setAccount({ ...account, [field]: event.currentTarget.value })}
            />
          ))}
          {saving.errorBeside(...FIELDS.map((field) => `account.${field}`)) ? (
            <Notice tone="danger">{saving.problem?.text}</Notice>
          ) : null}
          <div className="confirm-acts">
            <Button variant="default" onClick={close}>
              {app.cancel}
            </Button>
            <Button type="submit" loading={saving.isSending}>
              {app.save}
            </Button>
          </div>
        </form>
      </FormModal>
    </section>
  );
}
