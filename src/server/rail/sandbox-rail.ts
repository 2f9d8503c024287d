/** The sandbox's railway: a partner's interface by HTTP, with made-up seats and real fares. */
import { z } from "zod";
import type { Ride } from "#rules/rail/fares.ts";
import { readAnswer } from "#server/payments/vendors/answer.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import type { RailNo, RailProvider, TicketAnswer } from "#server/rail/rail-provider.ts";

const NAME = "the sandbox's railway";
const PARTNER_KEY = "yado-sandbox-rail";

const trainsSchema = z.object({
  ok: z.literal(true),
  trains: z.array(
    z.object({
      number: z.string(),
      departs: z.string(),
      arrives: z.string(),
      seats: z.object({ standard: z.number().int(), business: z.number().int() }),
    }),
  ),
});
const faresSchema = z.object({ ok: z.literal(true), standard: z.number().int(), business: z.number().int() });
const ticketSchema = z.union([
  z.object({
    ok: z.literal(true),
    voucher: z.string(),
    pnr: z.string().regex(/^\d{8}$/),
    total_price: z.number().int(),
  }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

/** What the railway's own codes mean to a guest. */
const NOS: Record<string, RailNo> = {
  NO_TRAIN: "RAIL_TRAIN_GONE",
  NO_STOP: "RAIL_TRAIN_GONE",
  TRAIN_GONE: "RAIL_TRAIN_GONE",
  TOO_LATE: "RAIL_TRAIN_GONE",
  SOLD_OUT: "RAIL_NO_SEATS",
  NOT_ON_SALE: "RAIL_NOT_ON_SALE",
  PICKED_UP: "RAIL_PICKED_UP",
};

const rideOf = ({ date, number, depart_station, arrive_station, train_class }: Ride) => ({
  date,
  number,
  from: depart_station,
  to: arrive_station,
  train_class,
});

export function sandboxRail(sandboxUrl: string, outside: Outside): RailProvider {
  const base = `${sandboxUrl}/rail/partner`;
  const headers = { "x-partner-key": PARTNER_KEY, "content-type": "application/json" };

  const get = (path: string, query: Record<string, string>) =>
    outside.send(`${base}/${path}?${new URLSearchParams(query)}`, { method: "GET", headers });

  async function post(path: "book" | "change" | "refund", body: object): Promise<TicketAnswer> {
    const sent = await outside.send(`${base}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = readAnswer(ticketSchema, sent, NAME);
    if (!answer.ok) return { status: "refused", code: NOS[answer.code] ?? "RAIL_REFUSED", reason: answer.code };
    return { status: "done", pnr: answer.pnr };
  }

  return {
    name: NAME,
    trains: async (date, from, to) => readAnswer(trainsSchema, await get("trains", { date, from, to }), NAME).trains,
    fares: async (from, to) => {
      const { standard, business } = readAnswer(faresSchema, await get("fares", { from, to }), NAME);
      return { standard, business };
    },
    sale: {
      book: ({ request_key, booking_number: voucher, rides, adults, concessions, total_price, phone }) => {
        const ticket = { request_key, voucher, rides: rides.map(rideOf), adults, concessions, total_price, phone };
        return post("book", ticket);
      },
      change: ({ request_key, booking_number: voucher, pnr, rides }) =>
        post("change", { request_key, voucher, pnr, rides: rides.map(rideOf) }),
      refund: ({ request_key, booking_number: voucher, pnr }) => post("refund", { request_key, voucher, pnr }),
    },
  };
}
