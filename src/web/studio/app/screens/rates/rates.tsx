/** Plans and rates: rules are changed here, looked at before they are saved, and tried on a stay. */
import { Button } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { getExtraRates } from "#contract/studio/selling-changes.ts";
import { listRatePlans } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { useCall } from "../../calls/use-call.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LogLink } from "../../parts/log-link.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { ExtraRates } from "./extra-rates.tsx";
import { useKeptRules } from "./kept-rules.ts";
import { LastRateChanges } from "./last-rate-changes.tsx";
import { Nights } from "./nights.tsx";
import { Plans } from "./plans.tsx";
import { Review } from "./review.tsx";
import { RoomUnits } from "./room-units.tsx";
import { SampleStay } from "./sample-stay.tsx";
import { Seasons } from "./seasons.tsx";
import { YearPriced } from "./year-priced.tsx";
import "./rates.css";

export type RatesAnswer = CallAnswer<typeof listRatePlans>;
export type Rules = RatesAnswer["rules"];
export type RatesProps = {
  rates: RatesAnswer;
  rules: Rules;
  change: (rules: Rules) => void;
  /** Something was saved beside the rules. */
  again: () => void;
  mayChange: boolean;
};

export default function Rates() {
  const app = useAppWords();
  const words = useScreenWords<RatesWords>();
  const { domain, permissions } = useLodging();
  const { answer, error, again } = useCall(listRatePlans, { query: { domain } });
  const extra = useCall(getExtraRates, { query: { domain } });
  const mayChange = permissions.includes("change_prices");
  const { draft, change, revision } = useKeptRules(domain, mayChange ? answer : undefined);
  const [isReviewing, setReviewing] = useState(false);
  if (!answer) {
    return (
      <>
        <PageHead title={app.screens.rates.name} lead={words.lead} />
        {error ? <LoadProblem error={error} again={again} /> : <LoadingPanel lines={8} />}
      </>
    );
  }
  const rules = draft ?? answer.rules;
  const props: RatesProps = { rates: answer, rules, change, again, mayChange };
  const hasPlans = answer.plans.some((plan) => !plan.is_archived);
  return (
    <>
      <PageHead title={app.screens.rates.name} lead={words.lead}>
        <LogLink filter="prices" />
      </PageHead>
      <LastRateChanges rates={answer} extra={extra.answer} again={again} extraAgain={extra.again} />
      {hasPlans ? <YearPriced rates={answer} /> : null}
      <Plans {...props} />
      {hasPlans ? <Seasons {...props} /> : null}
      {answer.rooms.length > 0 ? <RoomUnits {...props} mayStock={permissions.includes("change_stock")} /> : null}
      {hasPlans && extra.answer ? (
        <ExtraRates answer={extra.answer} again={extra.again} set={extra.set} mayChange={mayChange} />
      ) : null}
      {hasPlans ? <Nights {...props} /> : null}
      {hasPlans ? <SampleStay {...props} /> : null}
      {draft ? (
        <div className="rates-bar" role="region" aria-label={words.changed}>
          <span>{words.changed}</span>
          <Button variant="default" onClick={() => change(null)}>
            {words.discard}
          </Button>
          <Button onClick={() => setReviewing(true)}>{words.review}</Button>
        </div>
      ) : null}
      {isReviewing ? (
        <Review
          {...props}
          revision={revision}
          close={() => setReviewing(false)}
          done={() => {
            setReviewing(false);
            change(null);
            again();
          }}
        />
      ) : null}
    </>
  );
}
