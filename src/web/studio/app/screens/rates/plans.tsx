/** Every plan with its prices: a base and a weekend for each room type, or a step from another plan. */
import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { useState } from "react";
import { archiveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import type { PlanRates } from "#rules/rates/rate-rules.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { AdjustmentInput } from "./adjustment-input.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];

const emptyRates = (rate_plan_id: number): PlanRates => ({
  rate_plan_id,
  rooms: [],
  parent: null,
  extra_person: null,
  member_percent: null,
  min_nights: 0,
  max_nights: null,
  lead_days: 0,
});

export function Plans(props: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const { rates, again, mayChange } = props;
  const [editing, setEditing] = useState<Plan | "new" | null>(null);
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
        <PlanPanel key={plan.rate_plan_id} plan={plan} edit={() => setEditing(plan)} {...props} />
      ))}
      {archived.length > 0 ? <Archived plans={archived} again={again} mayChange={mayChange} /> : null}
      {editing ? (
        <PlanDialog
          rates={rates}
          plan={editing === "new" ? null : editing}
          close={() => setEditing(null)}
          done={() => {
            setEditing(null);
            again();
          }}
        />
      ) : null}
    </section>
  );
}

function PlanPanel({
  plan,
  edit,
  rates,
  rules,
  change,
  again,
  mayChange,
}: RatesProps & { plan: Plan; edit: () => void }) {
  const words = useScreenWords<RatesWords>();
  const { domain, currency } = useLodging();
  const confirm = useConfirm();
  const toast = useToast();
  const archiving = useSend(archiveRatePlan);
  const { rate_plan_id } = plan;
  const own = rules.plans.find((each) => each.rate_plan_id === rate_plan_id) ?? emptyRates(rate_plan_id);
  const set = (changed: Partial<PlanRates>) => {
    const next = { ...own, ...changed };
    const others = rules.plans.filter((each) => each.rate_plan_id !== rate_plan_id);
    change({ ...rules, plans: [...others, next].toSorted((a, b) => a.rate_plan_id - b.rate_plan_id) });
  };
  const setRoom = (room_class_id: number, base: number, weekend: PlanRates["rooms"][number]["weekend"]) => {
    const others = own.rooms.filter((room) => room.room_class_id !== room_class_id);
    set({
      rooms:
        base > 0
          ? [...others, { room_class_id, base, weekend }].toSorted((a, b) => a.room_class_id - b.room_class_id)
          : others,
    });
  };
  const targets = rates.rooms.filter(
    ({ room_class_id, is_active }) => is_active && plan.target_rooms.includes(room_class_id),
  );
  const activeRooms = rates.rooms.filter((room) => room.is_active).length;
  const rooms = plan.support_entire_rent ? targets.slice(0, 1) : targets;
  const parents = rates.plans.filter(
    (each) =>
      each.rate_plan_id !== rate_plan_id &&
      !each.is_archived &&
      rules.plans.some((one) => one.rate_plan_id === each.rate_plan_id && one.parent === null && one.rooms.length > 0),
  );
  const isParent = rules.plans.some((each) => each.parent?.rate_plan_id === rate_plan_id);
  const follow = (id: string) =>
    set(
      id === ""
        ? { parent: null }
        : {
            rooms: [],
            parent: { rate_plan_id: Number(id), adjust: own.parent?.adjust ?? { kind: "percent", percent: -10 } },
          },
    );
  const coverage = rates.coverage.filter(
    (each) => each.rate_plan_id === rate_plan_id && plan.target_rooms.includes(each.room_class_id),
  );
  const [nights, byHand] = [
    coverage.reduce((sum, each) => sum + each.nights, 0),
    coverage.reduce((sum, each) => sum + each.hand_set, 0),
  ];

  async function archive() {
    const question = {
      title: words.archive_title(plan.name),
      text: words.archive_text,
      yes: words.archive,
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    if (await archiving.send({ body: { domain, rate_plan_id, is_archived: true } })) toast(words.archived);
    again();
  }

  return (
    <article className="panel rates-plan" aria-label={plan.name}>
      <header>
        <div>
          <h3>{plan.name}</h3>
          <p>
            {[
              ...(targets.length < activeRooms ? targets.map((room) => room.name) : []),
              ...plan.contain_meals.map((meal) => words.meal[meal]),
              words.covered(nights),
              ...(byHand > 0 ? [words.by_hand(byHand)] : []),
            ].join(" · ")}
          </p>
        </div>
        {mayChange ? (
          <div className="page-acts">
            <Button
              variant="default"
              onClick={edit}
              aria-label={words.edit_plan(plan.name)}
              leftSection={<StudioIcon name="pencil" />}
            >
              {words.edit}
            </Button>
            <Button variant="subtle" color="clay" loading={archiving.isSending} onClick={() => void archive()}>
              {words.archive}
            </Button>
          </div>
        ) : null}
      </header>
      {archiving.problem ? <Notice tone="danger">{archiving.problem.text}</Notice> : null}
      {parents.length > 0 && !isParent ? (
        <div className="rates-follow">
          <NativeSelect
            label={words.price_by(plan.name)}
            data={[
              { value: "", label: words.own_price },
              ...parents.map((each) => ({ value: String(each.rate_plan_id), label: words.follows(each.name) })),
            ]}
            value={own.parent ? String(own.parent.rate_plan_id) : ""}
            onChange={(event) => follow(event.currentTarget.value)}
            disabled={!mayChange}
          />
          {own.parent ? (
            <AdjustmentInput
              label={words.price_by(plan.name)}
              value={own.parent.adjust}
              change={(adjust) => adjust && set({ parent: { ...own.parent!, adjust } })}
              isReadOnly={!mayChange}
            />
          ) : null}
        </div>
      ) : null}
      {own.parent ? null : (
        <ul className="rates-rooms">
          {rooms.map(({ room_class_id, name }) => {
            const room = own.rooms.find((each) => each.room_class_id === room_class_id);
            return (
              <li key={room_class_id}>
                <NumberInput
                  label={words.base(name)}
                  value={room?.base ?? ""}
                  onChange={(typed) => setRoom(room_class_id, Number(typed) || 0, room?.weekend ?? null)}
                  min={0}
                  decimalScale={exponentOf(currency)}
                  thousandSeparator=","
                  suffix={` ${currency}`}
                  hideControls
                  readOnly={!mayChange}
                />
                {room ? (
                  <div>
                    <span className="rates-label">{words.weekend(name)}</span>
                    <AdjustmentInput
                      label={words.weekend(name)}
                      value={room.weekend}
                      none={words.weekend_same}
                      change={(weekend) => setRoom(room_class_id, room.base, weekend)}
                      isReadOnly={!mayChange}
                    />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
      {plan.allow_member_price && (own.parent || own.rooms.length > 0) ? (
        <NumberInput
          className="rates-short"
          label={words.member_percent}
          value={own.member_percent ?? ""}
          onChange={(typed) =>
            set({ member_percent: Number(typed) > 0 ? Math.min(90, Math.round(Number(typed))) : null })
          }
          min={0}
          max={90}
          decimalScale={0}
          hideControls
          readOnly={!mayChange}
        />
      ) : null}
    </article>
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
