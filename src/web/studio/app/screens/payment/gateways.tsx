/** Accounts at vendors: their keys, which are never shown again, and a test that is paid and refunded. */
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import {
  finishGatewayTest,
  saveGatewayKeys,
  startGatewayTest,
  undoPolicies,
} from "#contract/studio/studio-payments.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { useSend } from "../../calls/use-send.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { PaymentSettings } from "./payment.tsx";

type Account = PaymentSettings["gateways"][number];
type PartProps = { settings: PaymentSettings; changed: () => void };

export function Gateways({ settings, changed }: PartProps) {
  const words = useScreenWords<PaymentScreenWords>();
  return (
    <section className="panel" aria-labelledby="gateways">
      <h2 id="gateways">{words.gateways}</h2>
      <p className="payment-hint">{words.gateways_hint}</p>
      <ul className="gateways">
        {settings.gateways.map((account) => (
          <li key={account.gateway}>
            <Gateway account={account} is_demo={settings.is_demo} changed={changed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gateway({ account, is_demo, changed }: { account: Account; is_demo: boolean; changed: () => void }) {
  const { domain } = useLodging();
  const shown = useShown();
  const app = useAppWords();
  const words = useScreenWords<PaymentScreenWords>();
  const { query } = useAddress();
  const toast = useToast();
  const { gateway, vendors, is_set, is_live, ends_with, set_timestamp, is_sandbox, test, problem, passed_timestamp } =
    account;
  const [isEditing, setEditing] = useState(false);
  const [way, setWay] = useState<CallAnswer<typeof startGatewayTest> | null>(null);
  const starting = useSend(startGatewayTest);
  const finishing = useSend(finishGatewayTest);
  const undoing = useSend(undoPolicies);
  const day = (timestamp: number | null) => (timestamp === null ? "" : shown.date(timestamp));
  const proofs: Record<string, string> = words.proofs;
  const names: Record<number, string> = words.vendors;
  // Tests are never for the public.
  const isSold = account.takes_money || is_demo;
  const undo = async () => {
    if (await undoing.send({ body: { domain } })) toast(app.undone);
    changed();
  };
  const finish = async () => {
    const ended = await finishing.send({ body: { domain, gateway } });
    if (!ended) return;
    if (ended.test === "open") return toast(words.still_open);
    setWay(null);
    if (ended.test !== "passed") toast(words.failed_now);
    else if (ended.offered.length > 0) toast(isSold ? words.offered_now : words.passed_as_test, undo);
    else toast(proofs[ended.problem] ?? (isSold ? words.passed_now : words.passed_as_test));
    changed();
  };
  const start = async () => {
    const begun = await starting.send({ body: { domain, gateway } });
    if (!begun) return;
    if (begun.way === "done") return finish();
    setWay(begun);
  };
  // Back from the vendor's page.
  const isBack = query.get("tested") === gateway && test === "open";
  const comeBack = useEffectEvent(() => {
    setQuery({ tested: null });
    void finish();
  });
  useEffect(() => {
    if (!isBack) return undefined;
    const soon = setTimeout(() => comeBack());
    return () => clearTimeout(soon);
  }, [isBack]);
  const canTest = is_set || is_sandbox;
  const state =
    test === "passed"
      ? words.passed(day(passed_timestamp))
      : test === "failed"
        ? words.failed(problem)
        : test === "open"
          ? words.open
          : words.untested;
  const refusal = starting.problem ?? finishing.problem ?? undoing.problem;
  return (
    <div className="gateway" id={`gateway-${gateway}`}>
      <div className="gateway-head">
        <h3>{words.gateway_names[gateway]}</h3>
        <p className="gateway-state" data-state={test}>
          <StudioIcon name={test === "passed" ? "check" : test === "failed" ? "warning" : "clock"} size={16} />
          {state}
        </p>
        <p className="payment-hint">
          {is_set
            ? (is_live ? words.live_set : words.test_set)(day(set_timestamp), ends_with)
            : is_sandbox
              ? words.sandbox
              : words.no_keys}
        </p>
        {vendors.length > 1 ? (
          <p className="payment-hint">{words.serves(shown.list(vendors.map((id) => names[id] ?? String(id))))}</p>
        ) : null}
        {test === "passed" && proofs[problem] ? <p className="payment-hint">{proofs[problem]}</p> : null}
      </div>
      <div className="page-acts">
        <Button variant="default" onClick={() => setEditing(true)}>
          {is_set ? words.change_keys : words.enter_keys}
        </Button>
        {canTest ? (
          <Button variant="default" data-test-button onClick={() => void start()} loading={starting.isSending}>
            {words.test}
          </Button>
        ) : null}
      </div>
      {refusal ? <Notice tone="danger">{refusal.text}</Notice> : null}
      {way || test === "open" ? (
        <Notice tone="wait">
          <p>{words.test_steps}</p>
          <div className="page-acts gateway-test">
            {way ? <ToVendor way={way} /> : null}
            <Button variant="default" onClick={() => void finish()} loading={finishing.isSending}>
              {words.check_test}
            </Button>
          </div>
        </Notice>
      ) : null}
      {isEditing ? <KeysForm account={account} close={() => setEditing(false)} saved={changed} /> : null}
    </div>
  );
}

/** On a phone it opens below the edge of the screen. */
const showAndFocus = (button: HTMLElement | null) => {
  button?.scrollIntoView({ block: "center" });
  button?.focus({ preventScroll: true });
};

/** A click of the person's own opens the tab: a browser would block one that opens by itself. */
function ToVendor({ way }: { way: CallAnswer<typeof startGatewayTest> }) {
  const words = useScreenWords<PaymentScreenWords>();
  if (way.way === "redirect") {
    return (
      <Button component="a" href={way.action} target="_blank" rel="noreferrer" ref={showAndFocus}>
        {words.to_vendor}
      </Button>
    );
  }
  return (
    <form action={way.action} method="post" target="_blank">
      {Object.entries(way.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" ref={showAndFocus}>
        {words.to_vendor}
      </Button>
    </form>
  );
}

function KeysForm({ account, close, saved }: { account: Account; close: () => void; saved: () => void }) {
  const { domain } = useLodging();
  const app = useAppWords();
  const words = useScreenWords<PaymentScreenWords>();
  const toast = useToast();
  const [keys, setKeys] = useState<Record<string, string>>({});
  const [mode, setMode] = useState("live");
  const saving = useSend(saveGatewayKeys);
  const { gateway, fields } = account;
  const names: Record<string, string> = words.key_names;
  const save = async () => {
    const body = { domain, gateway, is_live: mode === "live", keys };
    if (!(await saving.send({ body }))) return;
    toast(words.keys_saved);
    saved();
    close();
  };
  return (
    <FormModal
      isChanged={Object.values(keys).some((key) => key !== "")}
      close={close}
      title={words.keys_of(words.gateway_names[gateway])}
    >
      <form
        className="payment-form"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Notice>{words.keys_hint}</Notice>
        <SegmentedControl
          fullWidth
          value={mode}
          onChange={setMode}
          data={[
            { value: "live", label: words.live_keys },
            { value: "test", label: words.test_keys },
          ]}
        />
        {fields.map((field) => (
          <TextInput
            key={field}
            label={names[field] ?? field}
            value={keys[field] ?? ""}
            autoComplete="off"
            spellCheck={false}
            error={saving.errorAt(`keys.${field}`) ? words.key_wrong : undefined}
            onChange={(event) => setKeys({ ...keys, [field]: event.currentTarget.value })}
          />
        ))}
        {saving.errorBeside(...fields.map((field) => `keys.${field}`)) ? (
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
  );
}
