/** So many percent or so much more, or another price: what, and how much. */
import { NativeSelect, NumberInput } from "@mantine/core";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import { type Adjustment, ADJUSTMENT_KINDS } from "#rules/rates/rate-rules.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type Kind = Adjustment["kind"];

const adjustmentOf = (kind: Kind, value: number): Adjustment => ({
  kind,
  [kind]: kind === "percent" ? Math.round(value) : value,
});

type AdjustmentInputProps = {
  label: string;
  value: Adjustment | null;
  /** The word for no change; without it there must be one. */
  none?: string;
  change: (value: Adjustment | null) => void;
  isReadOnly?: boolean;
};

export function AdjustmentInput({ label, value, none, change, isReadOnly = false }: AdjustmentInputProps) {
  const words = useScreenWords<RatesWords>();
  const { currency } = useLodging();
  const kinds = ADJUSTMENT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  const amount = value?.[value.kind] ?? 0;
  const choose = (kind: string) =>
    change(kind === "" ? null : adjustmentOf(kind as Kind, kind === value?.kind ? amount : 0));
  return (
    <div className="rates-adjust">
      <NativeSelect
        aria-label={`${label}: ${words.kind}`}
        data={none === undefined ? kinds : [{ value: "", label: none }, ...kinds]}
        value={value?.kind ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
        disabled={isReadOnly}
      />
      {value ? (
        <NumberInput
          aria-label={`${label}: ${words.value}`}
          value={amount}
          onChange={(typed) => change(adjustmentOf(value.kind, Number(typed) || 0))}
          decimalScale={value.kind === "percent" ? 0 : exponentOf(currency)}
          allowNegative={value.kind !== "price"}
          suffix={value.kind === "percent" ? "%" : ""}
          thousandSeparator=","
          hideControls
          readOnly={isReadOnly}
        />
      ) : null}
    </div>
  );
}
