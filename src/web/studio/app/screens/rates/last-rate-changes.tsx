/** What was changed last of rates, plans, rooms and children's prices, each with its step back. */
import { undoExtraRates, undoRatePlan, undoRoomUnits } from "#contract/studio/selling-changes.ts";
import { undoRates } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { LastChange, LastChanges } from "../../parts/last-change.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { ExtraAnswer } from "./extra-rates.tsx";
import type { RatesAnswer } from "./rates.tsx";

type LastRateChangesProps = {
  rates: RatesAnswer;
  extra: ExtraAnswer | undefined;
  again: () => void;
  extraAgain: () => void;
};

export function LastRateChanges({ rates, extra, again, extraAgain }: LastRateChangesProps) {
  const words = useScreenWords<RatesWords>();
  const { permissions } = useLodging();
  const { undo, undo_plan, undo_units } = rates;
  const plan = rates.plans.find((each) => each.rate_plan_id === undo_plan?.rate_plan_id)?.name ?? "";
  const room = rates.rooms.find((each) => each.room_class_id === undo_units?.room_class_id)?.name ?? "";
  const rateUntil = undo?.until_timestamp;
  return (
    <LastChanges>
      {permissions.includes("change_prices") ? (
        <>
          <LastChange text={words.last_rates(undo?.nights ?? 0)} until={rateUntil} call={undoRates} done={again} />
          <LastChange
            text={words.last_plan(plan)}
            until={undo_plan?.until_timestamp}
            call={undoRatePlan}
            done={again}
          />
          <LastChange
            text={words.last_extra}
            until={extra?.undo_until_timestamp}
            call={undoExtraRates}
            done={extraAgain}
          />
        </>
      ) : null}
      {permissions.includes("change_stock") ? (
        <LastChange
          text={words.last_units(room)}
          until={undo_units?.until_timestamp}
          call={undoRoomUnits}
          done={again}
        />
      ) : null}
    </LastChanges>
  );
}
