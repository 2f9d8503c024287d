/** Every plan with its prices, and those that are off sale. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { archiveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { useSend } from "../../calls/use-send.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { emptyRates, PlanPanel } from "./plan-panel.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];

/** What a linked plan costs less to begin with. */
const LINKED_PERCENT = -10;

export function Plans(props: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const { rates, again, mayChange } = props;
  const [editing, setEditing] = useState<Plan | "new" | null>(null);
  const [parent, setParent] = useState<Plan | null>(null);
  const close = () => {
    setEditing(null);
    setParent(null);
  };
  /** A linked plan follows at once; its rates are looked at and saved like all others. */
  const follow = (rate_plan_id: number) => {
    if (!parent) return;
    const adjust = { kind: "percent" as const, percent: LINKED_PERCENT };
    const own = { ...emptyRates(rate_plan_id), parent: { rate_plan_id: parent.rate_plan_id, adjust } };
    props.change({ ...props.rules, plans: [...props.rules.plans, own] });
  };
  const [sold, archived] = [
    rates.plans.filter((plan) => !plan.is_archived),
    rates.plans.filter((plan) => plan.is_archived),
  ];
  const add = mayChange ? (
    <Button
      variant={sold.length > 0 ? "default" : "filled"}
      onClick={() => setEditing("new")}
      leftSection={<StudioIcon name="plus" />}
    >
      {words.add_plan}
    </Button>
  ) : null;
  return (
    <section className="rates-part" aria-labelledby="plans">
      <header className="rates-part-head">
        <h2 id="plans">{words.plans}</h2>
        {sold.length > 0 ? add : null}
      </header>
      {sold.length === 0 ? (
        <EmptyState icon="rates" title={words.no_plans} text={words.no_plans_text}>
          {add}
        </EmptyState>
      ) : null}
      {sold.map((plan) => (
        <PlanPanel
          key={plan.rate_plan_id}
          plan={plan}
          edit={() => setEditing(plan)}
          derive={() => setParent(plan)}
          {...props}
        />
      ))}
      {archived.length > 0 ? <Archived plans={archived} again={again} mayChange={mayChange} /> : null}
      {editing || parent ? (
        <PlanDialog
          rates={rates}
          plan={editing === "new" ? null : editing}
          parent={parent}
          close={close}
          done={(rate_plan_id) => {
            follow(rate_plan_id);
            close();
            again();
          }}
          again={again}
        />
      ) : null}
    </section>
  );
}

function Archived({ plans, again, mayChange }: { plans: Plan[]; again: () => void; mayChange: boolean }) {
  const words = useScreenWords<RatesWords>();
  const { domain } = useLodging();
  const toast = useToast();
  const restoring = useSend(archiveRatePlan);
  async function restore(rate_plan_id: number) {
    if (await restoring.send({ body: { domain, rate_plan_id, is_archived: false } })) toast(words.restored);
    again();
  }
  return (
    <details className="rates-archived">
      <summary>{words.archived_plans}</summary>
      <ul>
        {plans.map(({ rate_plan_id, name }) => (
          <li key={rate_plan_id}>
            <span>{name}</span>
            {mayChange ? (
              <Button variant="default" onClick={() => void restore(rate_plan_id)}>
                {words.restore(name)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
