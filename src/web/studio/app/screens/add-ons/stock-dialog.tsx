/** How many of an item there are, day by day: four weeks to look at, and a range to change. */
import { Button, Checkbox, NativeSelect, NumberInput, VisuallyHidden } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { listAddOnDays, setAddOnStock, undoAddOnStock } from "#contract/studio/studio-add-ons.ts";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import { addDays } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { FormModal } from "../../parts/form-modal.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { Item } from "./add-ons.tsx";

const SHOWN_DAYS = 28;
const MODES = ["own", "unlimited", "closed", "usual"] as const;
type Mode = (typeof MODES)[number];

type StockDialogProps = { item: Item; today: string; mayStock: boolean; close: () => void; again: () => void };

export function StockDialog({ item, today, mayStock, close, again }: StockDialogProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { domain } = useLodging();
  const { item_number, name } = item;
  const [first, setFirst] = useState(today);
  const last = addDays(first, SHOWN_DAYS - 1);
  const query = { domain, item_number, start_date: first, end_date: last };
  const days = useCall(listAddOnDays, { query });
  const [isChanged, setChanged] = useState(false);
  const shown = useShown();
  return (
    <FormModal isChanged={isChanged} close={close} size="lg" title={words.stock_of(name)}>
      <div className="stock-head">
        <Button
          variant="default"
          aria-label={words.earlier}
          disabled={first <= today}
          onClick={() => setFirst(addDays(first, -SHOWN_DAYS))}
        >
          <StudioIcon name="left" />
        </Button>
        <strong>
          <span className="unsplit">{shown.day(first)}</span> – <span className="unsplit">{shown.day(last)}</span>
        </strong>
        <Button variant="default" aria-label={words.later} onClick={() => setFirst(addDays(first, SHOWN_DAYS))}>
          <StudioIcon name="right" />
        </Button>
      </div>
      <p className="add-on-hint">{words.stock_lead}</p>
      {days.error ? <LoadProblem error={days.error} again={days.again} /> : null}
      {days.answer ? <Days days={days.answer} /> : days.error ? null : <LoadingPanel lines={4} />}
      {mayStock ? (
        <Range
          item={item}
          first={first}
          setChanged={setChanged}
          done={() => {
            days.again();
            again();
          }}
        />
      ) : null}
    </FormModal>
  );
}

type Day = { day: string; stock: number | null; is_own: boolean; sold: number };

function Days({ days }: { days: readonly Day[] }) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { day: named } = useShown();
  return (
    <>
      <div className="stock-weekdays" aria-hidden="true">
        {words.weekday.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className="stock-days">
        {days.map(({ day, stock, is_own, sold }, nth) => {
          const left = stock === null ? "∞" : String(Math.max(0, stock - sold));
          return (
            <li
              key={day}
              data-own={is_own}
              data-gone={stock !== null && stock <= sold}
              style={nth === 0 ? { gridColumnStart: columnOf(day) } : undefined}
            >
              <VisuallyHidden>
                {named(day)}: {words.day_left(left, sold)}
              </VisuallyHidden>
              <span aria-hidden="true">{briefly(day)}</span>
              <strong aria-hidden="true">{left}</strong>
              <small aria-hidden="true">
                {sold}/{stock ?? "∞"}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Weeks begin on Monday. */
const columnOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const briefly = (day: string): string => day.slice(5).split("-").map(Number).join("/");

type RangeProps = { item: Item; first: string; setChanged: (isChanged: boolean) => void; done: () => void };

function Range({ item, first, setChanged, done }: RangeProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { domain } = useLodging();
  const toast = useToast();
  const [setting, undoing] = [useSend(setAddOnStock), useSend(undoAddOnStock)];
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(addDays(first, 6));
  const [weekdays, setWeekdays] = useState<number[]>([]);
  const [mode, setMode] = useState<Mode>("own");
  const [stock, setStock] = useState<number | "">(item.daily_stock ?? 10);
  const touch =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setChanged(true);
      change(value);
    };
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = { own: Number(stock), unlimited: null, closed: 0, usual: null }[mode];
    const body = { domain, item_number: item.item_number, from, to, weekdays, is_own: mode !== "usual", stock: number };
    const set = await setting.send({ body });
    if (!set) return;
    setChanged(false);
    if (set.days === 0) return toast(words.set_same);
    toast(words.set_done(set.days), async () => {
      if (await undoing.send({ body: { domain } })) toast(words.undone);
      done();
    });
    done();
  }
  const beside = setting.errorBeside("from", "to", "stock");
  return (
    <form className="stock-form" onSubmit={(event) => void submit(event)}>
      <div className="add-on-pair">
        <DayInput
          required
          withAsterisk={false}
          label={words.from}
          value={from}
          error={setting.errorAt("from")}
          change={touch(setFrom)}
        />
        <DayInput
          required
          withAsterisk={false}
          label={words.to}
          value={to}
          error={setting.errorAt("to")}
          change={touch(setTo)}
        />
        <NativeSelect
          label={words.mode}
          data={MODES.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          onChange={(event) => touch(setMode)(event.currentTarget.value as Mode)}
        />
        {mode === "own" ? (
          <NumberInput
            label={words.stock}
            min={0}
            max={9999}
            allowDecimal={false}
            hideControls
            value={stock}
            error={setting.errorAt("stock")}
            onChange={(typed) => touch(setStock)(typed === "" ? "" : Number(typed))}
          />
        ) : null}
      </div>
      <Checkbox.Group
        label={words.weekdays}
        value={weekdays.map(String)}
        onChange={(chosen) => touch(setWeekdays)(chosen.map(Number))}
      >
        <div className="add-on-checks">
          {words.weekday.map((name, nth) => (
            <Checkbox key={name} value={String(nth + 1)} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      {mode !== "own" && setting.errorAt("stock") ? <Notice tone="danger">{setting.errorAt("stock")}</Notice> : null}
      {beside ? <Notice tone="danger">{beside}</Notice> : null}
      <div className="confirm-acts">
        <Button type="submit" loading={setting.isSending} disabled={mode === "own" && stock === ""}>
          {words.set}
        </Button>
      </div>
    </form>
  );
}
