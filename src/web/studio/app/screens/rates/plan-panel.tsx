/** One plan as it sells one room: a base and a weekend, or a step from another plan; and what is true of it for all of its rooms. */
import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { undoRatePlan } from "#contract/studio/selling-changes.ts";
import { archiveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import { emptyRates, type PlanRates } from "#rules/rates/rate-rules.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { AdjustmentInput } from "./adjustment-input.tsx";
import { PlanConditions } from "./plan-conditions.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];

export type PlanPanelProps = RatesProps & {
  plan: Plan;
  /** Whose price is set here; null: the plan sells none. */
  room: RatesAnswer["rooms"][number] | null;
  edit: () => void;
  derive: () => void;
};

export function PlanPanel({
  plan,
  room: priced,
  edit,
  derive,
  rates,
  rules,
  change,
  again,
  mayChange,
}: PlanPanelProps) {
  const words = useScreenWords<RatesWords>();
  const { domain, currency } = useLodging();
  const shown = useShown();
  const confirm = useConfirm();
  const toast = useToast();
  const [archiving, undoing] = [useSend(archiveRatePlan), useSend(undoRatePlan)];
  const { rate_plan_id } = plan;
  const own = rules.plans.find((each) => each.rate_plan_id === rate_plan_id) ?? emptyRates(rate_plan_id);
  const room = own.rooms.find((each) => each.room_class_id === priced?.room_class_id);
  const set = (changed: Partial<PlanRates>) => {
    const next = { ...own, ...changed };
    const others = rules.plans.filter((each) => each.rate_plan_id !== rate_plan_id);
    change({ ...rules, plans: [...others, next].toSorted((a, b) => a.rate_plan_id - b.rate_plan_id) });
  };
  const setRoom = (room_class_id: number, base: number, weekend: PlanRates["rooms"][number]["weekend"]) => {
    const others = own.rooms.filter((each) => each.room_class_id !== room_class_id);
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
    (each) => each.rate_plan_id === rate_plan_id && each.room_class_id === priced?.room_class_id,
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
    if (await archiving.send({ body: { domain, rate_plan_id, is_archived: true } })) {
      toast(words.archived, async () => {
        if (await undoing.send({ body: { domain } })) toast(words.undo_done);
        again();
      });
    }
    again();
  }

  return (
    <article className="rates-plan" aria-label={plan.name}>
      <header>
        <div>
          <p>{[words.covered(nights), ...(byHand > 0 ? [words.by_hand(byHand)] : [])].join(" · ")}</p>
          {targets.length > 1 ? <p>{words.plan_shared(shown.list(targets.map(({ name }) => name)))}</p> : null}
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
            {own.parent === null && own.rooms.length > 0 ? (
              <Button variant="default" onClick={derive} aria-label={words.derive_of(plan.name)}>
                {words.derive}
              </Button>
            ) : null}
            <Button variant="default" c="clay.7" loading={archiving.isSending} onClick={() => void archive()}>
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
      {own.parent || !priced ? null : (
        <div className="rates-room">
          <NumberInput
            label={words.base(priced.name)}
            value={room?.base ?? ""}
            onChange={(typed) => setRoom(priced.room_class_id, Number(typed) || 0, room?.weekend ?? null)}
            min={0}
            decimalScale={exponentOf(currency)}
            thousandSeparator=","
            suffix={` ${currency}`}
            hideControls
            readOnly={!mayChange}
          />
          {room ? (
            <div>
              <span className="rates-label">{words.weekend(priced.name)}</span>
              <AdjustmentInput
                label={words.weekend(priced.name)}
                value={room.weekend}
                none={words.weekend_same}
                change={(weekend) => setRoom(priced.room_class_id, room.base, weekend)}
                isReadOnly={!mayChange}
              />
            </div>
          ) : null}
        </div>
      )}
      {own.parent || own.rooms.length > 0 ? (
        <PlanConditions own={own} set={set} hasMemberPrice={plan.allow_member_price} mayChange={mayChange} />
      ) : null}
    </article>
  );
}
