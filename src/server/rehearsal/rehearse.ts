import { randomInt } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/rehearsal.ts";
import { FIRST_SHADOW_ID, type RehearsalStep, scenarioSteps, stepProblem } from "#rules/orders/rehearsal.ts";
import { PRICED_DAYS } from "#rules/rates/rate-rules.ts";
import { addDays, dayAt, timeAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { limit, limitEach } from "#server/concurrency/limit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readLodging, writeShadow } from "#server/rehearsal/copy-lodging.ts";
import { playSteps } from "#server/rehearsal/play-steps.ts";
import { withShadow } from "#server/rehearsal/shadow-database.ts";
import { openStage } from "#server/rehearsal/stage.ts";

type Rehearsed = CallAnswer<typeof contract.rehearse>;

/** Each has a connection of its own for a second or two: guests need the others. */
const fewAtOnce = limit(2, { most: 30 });
/** Of one lodging one at a time: who rehearses twelve times waits for themselves, and others have the second place. */
const inTurn = limitEach<number>(1, { most: 12 });

/** Rolled back, it is never seen by anyone. */
const shadowId = (): number => FIRST_SHADOW_ID + randomInt(2 ** 40);

/** Where no day is named: the first one with something free among these. */
const SOON_DAYS = 7;
const SEARCHED_DAYS = 30;

export async function rehearse(
  { body }: HandlerInput<typeof contract.rehearse>,
  context: RequestContext,
): Promise<Rehearsed> {
  const { hotel, now } = context;
  const today = dayAt(now, hotel.timezone);
  // Later than any night that is priced.
  const isFar = (day: string) => day > addDays(today, PRICED_DAYS);
  if (body.check_in_day !== undefined && (body.check_in_day < today || isFar(body.check_in_day))) {
    throw new Refusal("INVALID_INPUT", ["check_in_day"]);
  }
  const first = body.check_in_day ?? addDays(today, SOON_DAYS);
  const lastArrival = body.check_in_day ?? addDays(first, SEARCHED_DAYS);
  const days = { first, last: addDays(lastArrival, body.nights) };
  const shadow_id = shadowId();
  const rehearsed = async () => {
    // Before the transaction: it must not wait for a second connection while it holds one.
    const copies = await readLodging(context.database, hotel.hotel_id, days);
    return withShadow(context.database, shadow_id, async (shadow) => {
      await writeShadow(shadow, shadow_id, copies);
      const stage = await openStage(context, shadow, shadow_id, body.lang);
      const found = await stage.findOffer({ first, lastArrival, ...body });
      const { steps, problem } = stepsOf(body, found, `${today}T${timeAt(now, hotel.timezone)}`);
      if (problem !== null) throw new Refusal("INVALID_INPUT", [problem]);
      const { order, entries } = await playSteps(stage, found, steps);
      const { room_class_name, rate_plan_name, check_in_day, check_out_day } = found;
      const { total, pay_amount } = order;
      const { currency } = hotel;
      return { room_class_name, rate_plan_name, check_in_day, check_out_day, currency, total, pay_amount, entries };
    });
  };
  return inTurn(hotel.hotel_id, () => fewAtOnce(rehearsed));
}

function stepsOf(
  { scenario, cancel_days_before, steps }: HandlerInput<typeof contract.rehearse>["body"],
  stay: { check_in_day: string; check_out_day: string },
  now: string,
): { steps: RehearsalStep[]; problem: string | null } {
  if (!steps) return { steps: scenarioSteps(scenario, now, stay, cancel_days_before), problem: null };
  const early = steps.findIndex(({ action, at }) => action === "no_show" && at.slice(0, 10) <= stay.check_in_day);
  return { steps, problem: stepProblem(steps, now) ?? (early === -1 ? null : `steps.${early}.at`) };
}
