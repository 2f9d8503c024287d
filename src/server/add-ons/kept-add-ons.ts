/** Add-ons under a serial number: nothing is stored, the number itself carries them, sealed, for a day. */
import type { z } from "zod";
import type { attachmentRequestSchema } from "#contract/order-payload.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

const PURPOSE = "add-ons";
const LIFETIME_SECONDS = 24 * 60 * 60;
const MOST_LINES = 50;

type Requested = z.output<typeof attachmentRequestSchema>;
type Kept = { hotel_id: number; expires: number; adds_list: Requested[] };
type Sealing = Pick<RequestContext, "hotel" | "now" | "secrets">;

export function sealAddOns({ hotel, now, secrets }: Sealing, adds_list: Requested[]) {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const kept: Kept = { hotel_id: hotel.hotel_id, expires, adds_list };
  return { serial_number: secrets.seal(PURPOSE, JSON.stringify(kept)), expires_timestamp: expires };
}

/** The payload with the add-ons of its serial number. One that is not ours, another lodging's or too old is refused. */
export function withKeptAddOns<
  Payload extends { adds_serial_number?: string | undefined; room_attachment_detail: Requested[] },
>(payload: Payload, { hotel, now, secrets }: Sealing): Payload {
  if (payload.adds_serial_number === undefined) return payload;
  const text = secrets.open(PURPOSE, payload.adds_serial_number);
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  const isOurs = kept?.hotel_id === hotel.hotel_id && now.getTime() < kept.expires * 1000;
  const lines = [...payload.room_attachment_detail, ...(kept?.adds_list ?? [])];
  if (!isOurs || lines.length > MOST_LINES) throw new Refusal("INVALID_INPUT", ["adds_serial_number"]);
  return { ...payload, room_attachment_detail: lines };
}
