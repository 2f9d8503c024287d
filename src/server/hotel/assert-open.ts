import { dayAt } from "#rules/time/day.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** business_status of a lodging that shows itself and sells nothing yet. */
const PREPARING = 1;

export function assertOpen(hotel: { business_status: number; booking_close: boolean }): void {
  if (hotel.business_status === PREPARING) throw new Refusal("NOT_OPEN_YET");
  if (hotel.booking_close) throw new Refusal("BOOKING_CLOSED");
}

/** A stay never begins in the past, by the lodging's own calendar. */
export function assertStay({ hotel, now }: RequestContext, start: string, field: string): void {
  if (start < dayAt(now, hotel.timezone)) throw new Refusal("INVALID_INPUT", [field]);
}
