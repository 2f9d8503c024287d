/** Reserves the chosen trains just before the order is sent: the order then names the reservation. */
import type { CallInput } from "#contract/call.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { reserveTrain } from "#contract/rail.ts";
import type { ChosenRide, RailChoice } from "#rules/rail/rail-choice.ts";
import type { OrderPayload } from "#web/booking/payload.ts";
import type { Memory } from "#web/booking/tab-orders.ts";

type Body = CallInput<typeof reserveTrain>["body"];
type Booker = Pick<OrderPayload, "domain" | "check_in_day" | "check_out_day" | "booker_email" | "booker_phone">;

/** As the calls expect it; what only this page shows is left out. */
export const railPayload = ({ rides, people }: RailChoice) => ({
  rides: rides.map(({ date, number, depart_station, arrive_station, train_class }) => ({
    date,
    number,
    depart_station,
    arrive_station,
    train_class,
  })),
  adult_count: people.adult,
  child_count: people.child,
  senior_count: people.senior,
  disabled_count: people.disabled,
});

export const reserveBody = (rail: RailChoice, booker: Booker): Body => ({
  domain: booker.domain,
  check_in_day: booker.check_in_day,
  check_out_day: booker.check_out_day,
  booker_email: booker.booker_email,
  booker_phone: booker.booker_phone,
  ...railPayload(rail),
});

/** The trains run at other times than the guest has seen. */
export class TrainsMoved extends Error {}

const isAsShown = (shown: readonly ChosenRide[], reserved: readonly ChosenRide[]): boolean =>
  shown.every(
    ({ departure_time, destination_time }, nth) =>
      departure_time === reserved[nth]?.departure_time && destination_time === reserved[nth].destination_time,
  );

const KEY = "yado.booking-rail";
/** A reservation is kept half an hour; one that is about to lapse is not used any more. */
const LEFT_SECONDS = 120;

type Kept = { body: string; booking_number: string; expires: number };

function recall(memory: Memory, body: Body): Kept | null {
  try {
    const kept = JSON.parse(memory.getItem(KEY) ?? "null") as Kept | null;
    return kept?.body === JSON.stringify(body) ? kept : null;
  } catch {
    return null;
  }
}

/** The number under which this tab has reserved the same before, whether it holds or not. */
export const reservedBefore = (memory: Memory, rail: RailChoice, booker: Booker): string | null =>
  recall(memory, reserveBody(rail, booker))?.booking_number ?? null;

type Reserving = { api: ApiClient; call: typeof reserveTrain; memory: Memory };

/** The number of a reservation for these trains. */
export async function reserveRail({ api, call, memory }: Reserving, rail: RailChoice, booker: Booker): Promise<string> {
  const body = reserveBody(rail, booker);
  const before = recall(memory, body);
  if (before && before.expires - LEFT_SECONDS > Date.now() / 1000) return before.booking_number;
  const made = await api(call, { body }, { idempotencyKey: crypto.randomUUID() });
  if (!isAsShown(rail.rides, made.rides)) throw new TrainsMoved();
  const kept: Kept = {
    body: JSON.stringify(body),
    booking_number: made.booking_number,
    expires: made.expires_timestamp ?? 0,
  };
  try {
    memory.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the next try reserves again.
  }
  return made.booking_number;
}

export const forgetReserved = (memory: Memory): void => {
  try {
    memory.removeItem(KEY);
  } catch {
    // Storage is forbidden, so there was nothing to remove.
  }
};

/** The order was refused because of the tickets. */
export const isAboutRail = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code.startsWith("RAIL_");
