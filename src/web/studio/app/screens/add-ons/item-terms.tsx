/** How an item is sold: price, days, numbers, cut-off, rooms and plans. */
import { Checkbox, NativeSelect, NumberInput } from "@mantine/core";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import { PRICE_PER, type PricePer } from "#rules/add-ons/add-on-price.ts";
import { ADD_ON_TYPES, type AddOnType } from "#rules/add-ons/add-on-types.ts";
import { exponentOf } from "#rules/money/money.ts";
import { DAY_PARTS, type DayPart } from "#rules/stock/add-on-days.ts";
import { type Meal, MEALS } from "#rules/stock/plans.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { AddOnsAnswer } from "./add-ons.tsx";

export type ItemTerms = {
  item_type: AddOnType;
  price: number;
  price_per: PricePer;
  day_part: DayPart;
  meal: Meal | null;
  daily_stock: number | null;
  cutoff_hours: number | null;
  least: number;
  most: number;
  room_classes: number[];
  asks_time: boolean;
  rate_plan_ids: number[];
};

type ItemTermsProps = {
  answer: AddOnsAnswer;
  terms: ItemTerms;
  set: (terms: Partial<ItemTerms>) => void;
  errorAt: (field: string) => string | undefined;
};

const ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
/** An empty input is no number. */
const whole = (typed: string | number): number | null =>
  typed === "" || Number.isNaN(Number(typed)) ? null : Math.round(Number(typed));

export function ItemTermFields({ answer, terms, set, errorAt }: ItemTermsProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { currency, plans, rooms } = answer;
  const numbers = { min: 0, hideControls: true, allowDecimal: false, inputWrapperOrder: ORDER };
  return (
    <>
      <div className="add-on-pair">
        <NumberInput
          label={words.price}
          min={0}
          hideControls
          decimalScale={exponentOf(currency)}
          thousandSeparator=","
          suffix={` ${currency}`}
          value={terms.price}
          error={errorAt("price")}
          onChange={(typed) => set({ price: Number(typed) || 0 })}
        />
        <NativeSelect
          label={words.price_per}
          data={PRICE_PER.map((value) => ({ value, label: words.price_pers[value] }))}
          value={terms.price_per}
          onChange={(event) => set({ price_per: event.currentTarget.value as PricePer })}
        />
        <NativeSelect
          label={words.day_part}
          data={DAY_PARTS.map((value) => ({ value, label: words.day_parts[value] }))}
          value={terms.day_part}
          onChange={(event) => set({ day_part: event.currentTarget.value as DayPart })}
        />
        <NativeSelect
          label={words.meal}
          data={[
            { value: "", label: words.meals.none },
            ...MEALS.map((value) => ({ value, label: words.meals[value] })),
          ]}
          value={terms.meal ?? ""}
          onChange={({ currentTarget: { value } }) => set({ meal: MEALS.find((meal) => meal === value) ?? null })}
        />
        <NativeSelect
          label={words.type}
          data={ADD_ON_TYPES.map((value) => ({ value, label: words.types[value] }))}
          value={terms.item_type}
          onChange={(event) => set({ item_type: event.currentTarget.value as AddOnType })}
        />
        <NumberInput
          {...numbers}
          label={words.daily_stock}
          description={words.daily_stock_hint}
          placeholder={words.unlimited}
          max={9999}
          value={terms.daily_stock ?? ""}
          error={errorAt("daily_stock")}
          onChange={(typed) => set({ daily_stock: whole(typed) })}
        />
        <NumberInput
          {...numbers}
          label={words.cutoff}
          description={words.cutoff_hint}
          max={8760}
          value={terms.cutoff_hours ?? ""}
          error={errorAt("cutoff_hours")}
          onChange={(typed) => set({ cutoff_hours: whole(typed) })}
        />
        <div className="add-on-counts">
          <NumberInput
            {...numbers}
            label={words.least}
            min={1}
            max={99}
            value={terms.least}
            error={errorAt("least")}
            onChange={(typed) => set({ least: whole(typed) ?? 1 })}
          />
          <NumberInput
            {...numbers}
            label={words.most}
            min={1}
            max={99}
            value={terms.most}
            error={errorAt("most")}
            onChange={(typed) => set({ most: whole(typed) ?? 99 })}
          />
          <p className="add-on-hint">{words.counts_hint}</p>
        </div>
      </div>
      <Checkbox
        label={words.asks_time}
        checked={terms.asks_time}
        onChange={(event) => set({ asks_time: event.currentTarget.checked })}
      />
      <Checkbox.Group
        label={words.plans}
        description={plans.length === 0 ? words.no_plans : undefined}
        error={errorAt("rate_plan_ids")}
        value={terms.rate_plan_ids.map(String)}
        onChange={(ids) => set({ rate_plan_ids: ids.map(Number) })}
      >
        <div className="add-on-checks">
          {plans.map(({ rate_plan_id, name, room }) => (
            <Checkbox key={rate_plan_id} value={String(rate_plan_id)} label={room ? words.plan_of(name, room) : name} />
          ))}
        </div>
      </Checkbox.Group>
      {rooms.length > 1 ? (
        <Checkbox.Group
          label={words.rooms}
          description={words.rooms_hint}
          error={errorAt("room_classes")}
          value={terms.room_classes.map(String)}
          onChange={(ids) => set({ room_classes: ids.map(Number) })}
        >
          <div className="add-on-checks">
            {rooms.map(({ room_class_id, name }) => (
              <Checkbox key={room_class_id} value={String(room_class_id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      ) : null}
    </>
  );
}
