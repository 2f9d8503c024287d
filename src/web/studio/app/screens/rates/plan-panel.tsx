/** One plan: a base and a weekend for each room type, or a step from another plan. */
import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { undoRatePlan } from "#contract/studio/selling-changes.ts";
import { archiveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import type { PlanRates } from "#rules/rates/rate-rules.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { AdjustmentInput } from "./adjustment-input.tsx";
import { PlanConditions } from "./plan-conditions.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];

export const emptyRates = (rate_plan_id: number): PlanRates => ({
  rate_plan_id,
  rooms: [],
  parent: null,
  extra_person: null,
  member_percent: null,
  min_nights: 0,
  max_nights: null,
  lead_days: 0,
});

export function PlanPanel({
  plan,
  edit,
  derive,
  rates,
  rules,
  change,
  again,
  mayChange,
}: RatesProps & { plan: Plan; edit: () => void; derive: () => void }) {
  const words = useScreenWords<RatesWords>();
  const { domain, currency } = useLodging();
  const confirm = useConfirm();
  const toast = useToast();
  const [archiving, undoing] = [useSend(archiveRatePlan), useSend(undoRatePlan)];
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
    if (await archiving.send({ body: { domain, rate_plan_id, is_archived: true } })) {
      toast(words.archived, async () => {
        if (await undoing.send({ body: { domain } })) toast(words.undo_done);
        again();
      });
    }
    again();
  }

  return (
    <article className="panel rates-plan" aria-label={plan.name}>
      <header>
        <div>
          <h3 {...(mayChange ? {} : { "data-open": true, tabIndex: -1 })}>{plan.name}</h3>
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
              data-open
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
      {own.parent || own.rooms.length > 0 ? (
        <PlanConditions own={own} set={set} hasMemberPrice={plan.allow_member_price} mayChange={mayChange} />
      ) : null}
    </article>
  );
}
