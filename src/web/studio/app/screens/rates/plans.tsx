/** Every plan with its prices, by room, and those that are off sale. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { archiveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { emptyRates } from "#rules/rates/rate-rules.ts";
import { useSend } from "../../calls/use-send.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ArchivedList } from "../../parts/lists/archived-list.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { useFewRows } from "../../parts/lists/rows.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { PlanBar, plansIn } from "./plan-bar.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";
import { roomGroups } from "./room-groups.ts";
import { RoomPlans } from "./room-plans.tsx";

// Loaded when a plan is made or changed: the screen itself stays light.
const PlanDialog = lazy(() => import("./plan-dialog.tsx"));

type Plan = RatesAnswer["plans"][number];

/** What a linked plan costs less to begin with. */
const LINKED_PERCENT = -10;

export function Plans(props: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const lists = useListWords();
  const { query } = useAddress();
  const filter = query.get("filter") ?? "";
  const rows = useRef<HTMLDivElement>(null);
  const { rates, again, mayChange } = props;
  const { domain } = useLodging();
  const toast = useToast();
  const restoring = useSend(archiveRatePlan);
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
  const restore = async (id: string) => {
    const body = { domain, rate_plan_id: Number(id), is_archived: false };
    if (await restoring.send({ body })) toast(words.restored);
    again();
  };
  const [sold, archived] = [
    rates.plans.filter((plan) => !plan.is_archived),
    rates.plans.filter((plan) => plan.is_archived),
  ];
  const search = query.get("search") ?? "";
  const shown = plansIn(rates, props.rules, { filter, search });
  const groups = roomGroups(
    rates,
    shown.filter((plan) => !plan.is_archived),
    sold.length > 0 && filter === "" && search === "",
  );
  const lines = groups.reduce((sum, group) => sum + group.plans.length, 0);
  useFewRows(rows, lines);
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
      {rates.plans.length > 1 ? <PlanBar rates={rates} rules={props.rules} shown={shown} /> : null}
      {sold.length > 0 && shown.length === 0 ? (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
            {lists.show_all}
          </Button>
        </EmptyState>
      ) : null}
      <div ref={rows} className="rates-groups">
        {groups.map((group, at) => (
          <RoomPlans
            key={group.room?.room_class_id ?? group.kind}
            group={group}
            from={groups.slice(0, at).reduce((sum, { plans }) => sum + plans.length, 0)}
            edit={setEditing}
            derive={setParent}
            {...props}
          />
        ))}
      </div>
      {archived.length > 0 ? (
        <ArchivedList
          key={filter}
          title={words.archived_plans}
          items={(filter === "archived" ? shown : archived).map(({ rate_plan_id, name }) => ({
            id: String(rate_plan_id),
            name,
          }))}
          isOpen={filter === "archived"}
          restoreLabel={words.restore}
          {...(mayChange ? { restore } : {})}
        />
      ) : null}
      {editing || parent ? (
        <Suspense>
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
        </Suspense>
      ) : null}
    </section>
  );
}
