/** What a plan's rules say besides its prices: nights, how far ahead, further persons and members. */
import { NumberInput } from "@mantine/core";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import type { PlanRates } from "#rules/rates/rate-rules.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type ConditionsProps = {
  own: PlanRates;
  set: (changed: Partial<PlanRates>) => void;
  hasMemberPrice: boolean;
  mayChange: boolean;
};

const whole = (typed: number | string, most: number) => Math.min(most, Math.max(0, Math.round(Number(typed) || 0)));

export function PlanConditions({ own, set, hasMemberPrice, mayChange }: ConditionsProps) {
  const words = useScreenWords<RatesWords>();
  const { currency } = useLodging();
  const { extra_person: extra } = own;
  const common = { min: 0, hideControls: true, readOnly: !mayChange };
  return (
    <details className="rates-conditions">
      <summary>{words.conditions}</summary>
      <p>{words.conditions_text}</p>
      <div className="rates-pair">
        <NumberInput
          {...common}
          label={words.rule_min_nights}
          value={own.min_nights}
          max={90}
          decimalScale={0}
          onChange={(typed) => set({ min_nights: whole(typed, 90) })}
        />
        <NumberInput
          {...common}
          label={words.max_nights}
          value={own.max_nights ?? ""}
          max={90}
          decimalScale={0}
          onChange={(typed) => set({ max_nights: whole(typed, 90) || null })}
        />
        <NumberInput
          {...common}
          label={words.lead_days}
          value={own.lead_days}
          max={365}
          decimalScale={0}
          onChange={(typed) => set({ lead_days: whole(typed, 365) })}
        />
        {hasMemberPrice ? (
          <NumberInput
            {...common}
            label={words.member_percent}
            value={own.member_percent ?? ""}
            max={90}
            decimalScale={0}
            onChange={(typed) => set({ member_percent: whole(typed, 90) || null })}
          />
        ) : null}
      </div>
      {own.parent ? null : (
        <>
          <div className="rates-pair">
            <NumberInput
              {...common}
              label={words.included}
              value={extra?.included ?? ""}
              max={50}
              decimalScale={0}
              onChange={(typed) => {
                const included = whole(typed, 50);
                set({ extra_person: included > 0 ? { included, amount: extra?.amount ?? 0 } : null });
              }}
            />
            <NumberInput
              {...common}
              label={words.extra_person}
              value={extra?.amount ?? ""}
              decimalScale={exponentOf(currency)}
              thousandSeparator=","
              suffix={` ${currency}`}
              onChange={(typed) =>
                set({
                  extra_person: typed === "" ? null : { included: extra?.included ?? 2, amount: Number(typed) || 0 },
                })
              }
            />
          </div>
          <p>{words.extra_person_text}</p>
        </>
      )}
    </details>
  );
}
