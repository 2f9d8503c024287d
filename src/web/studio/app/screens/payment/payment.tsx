/** How the lodging is paid: accounts at vendors with their tests, and the terms of bookings. */
import { useEffect } from "react";
import { listRefundPolicies, undoRefundPolicy } from "#contract/studio/refund-policies.ts";
import { undoBankAccount } from "#contract/studio/selling-changes.ts";
import { getPaymentSettings, undoPolicies } from "#contract/studio/studio-payments.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { useCall } from "../../calls/use-call.ts";
import { LastChange, LastChanges } from "../../parts/last-change.tsx";
import { useAddress } from "../../navigation/router.ts";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LogLink } from "../../parts/log-link.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { BankAccount } from "./bank-account.tsx";
import { Currency } from "./currency.tsx";
import { Gateways } from "./gateways.tsx";
import { RefundLimit } from "./refund-limit.tsx";
import { PolicyForm } from "./policy-form.tsx";
import "./payment.css";

export type PaymentSettings = CallAnswer<typeof getPaymentSettings>;

/** `?part=` in the address opens the screen here. */
const PARTS = ["cancellation", "gateways"];

export default function Payment() {
  const { domain, permissions } = useLodging();
  const words = useScreenWords<PaymentScreenWords>();
  const { answer, error, again, set } = useCall(getPaymentSettings, { query: { domain } });
  const { answer: listed, again: listAgain } = useCall(listRefundPolicies, { query: { domain } });
  const policiesChanged = () => {
    again();
    listAgain();
  };
  // Paying happens in another tab: what became of it is looked up when this one is seen again.
  useEffect(() => {
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [again]);
  const isShown = answer !== undefined && listed !== undefined;
  const part = useAddress().query.get("part");
  useEffect(() => {
    if (isShown && PARTS.some((each) => each === part)) document.getElementById(part!)?.scrollIntoView();
  }, [isShown, part]);
  const isOwner = permissions.includes("manage_payments");
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <LogLink filter="settings" />
      </PageHead>
      {error ? <LoadProblem error={error} again={again} /> : null}
      {answer && listed ? (
        <>
          <LastChanges>
            <LastChange
              text={words.last_policies}
              until={answer.undo_until_timestamp}
              call={undoPolicies}
              done={policiesChanged}
            />
            {permissions.includes("change_prices") ? (
              <LastChange
                text={words.last_cancellation}
                until={listed.undo_until_timestamp}
                call={undoRefundPolicy}
                done={policiesChanged}
              />
            ) : null}
            {isOwner ? (
              <LastChange
                text={words.last_account}
                until={answer.undo_account_until_timestamp}
                call={undoBankAccount}
                done={again}
              />
            ) : null}
          </LastChanges>
          <div className="payment">
            <PolicyForm
              settings={answer}
              listed={listed}
              changed={policiesChanged}
              saved={(now) => {
                set({ ...answer, ...now });
                policiesChanged();
              }}
            />
            {isOwner ? <Gateways settings={answer} changed={again} /> : null}
            {isOwner ? <BankAccount settings={answer} changed={again} /> : null}
            {isOwner ? <RefundLimit /> : null}
            {isOwner ? <Currency /> : null}
          </div>
        </>
      ) : (
        <LoadingPanel />
      )}
    </>
  );
}
