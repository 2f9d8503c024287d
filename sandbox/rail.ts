/**
 * The high-speed railway's emulator: trains, fares and tickets by HTTP under `/rail`, for a partner with a key. What can go wrong
 * with a request is switched on by `railOf(bank).faults` or `POST /rail/faults`.
 */
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Bank } from "./bank.ts";
import { RAIL } from "./merchants.ts";
import { type Books, createBooks, fareOf, isStation, lastDayOnSale } from "./rail/tickets.ts";
import { timetableOf } from "./rail/timetable.ts";

const FAULTS = [
  // Carried out, and the answer never arrives.
  "lost",
  // Not carried out, and no answer.
  "unsent",
  // No answer now; carried out when the next request comes in.
  "late",
  // Carried out twice, as by a network that repeats.
  "twice",
  // Carried out, and the answer can't be read.
  "garbled",
  // Refused, with the code of the fault.
  "refused",
] as const;

const STEPS = ["book", "change", "refund", "trains"] as const;
type Step = (typeof STEPS)[number];

const faultSchema = z.strictObject({
  kind: z.enum(FAULTS),
  /** For the next request of this kind; for any where missing. */
  step: z.enum(STEPS).optional(),
  code: z.string().max(40).optional(),
});
export type RailFault = z.output<typeof faultSchema>;

type Rail = { books: Books; faults: RailFault[]; late: (() => void)[]; requests: number };
const rails = new WeakMap<Bank, Rail>();

/** Its books and faults, for tests. */
export const railOf = (bank: Bank): Rail => rails.get(bank)!;

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const stationSchema = z.string().refine(isStation);
const rideSchema = z.strictObject({
  date: daySchema,
  number: z.string().regex(/^\d{3,4}$/),
  from: stationSchema,
  to: stationSchema,
  train_class: z.enum(["standard", "business"]),
});
const keySchema = z.string().min(8).max(80);
const voucherSchema = z.string().regex(/^R\d{10}$/);
const bodies = {
  book: z.strictObject({
    request_key: keySchema,
    voucher: voucherSchema,
    rides: z.array(rideSchema).min(1),
    adults: z.number().int().min(0),
    concessions: z.number().int().min(0),
    total_price: z.number().int().min(0),
    phone: z.string().max(40),
  }),
  change: z.strictObject({
    request_key: keySchema,
    voucher: voucherSchema,
    pnr: z.string(),
    rides: z.array(rideSchema).min(1),
  }),
  refund: z.strictObject({ request_key: keySchema, voucher: voucherSchema, pnr: z.string() }),
};

const broken = () =>
  new Response("<html>upstream timed out", { status: 504, headers: { "content-type": "text/html" } });

export function openRail(bank: Bank): void {
  const rail: Rail = { books: createBooks(bank.clock), faults: [], late: [], requests: 0 };
  rails.set(bank, rail);
  const routes = new Hono();

  // Switched by hand and by journeys, without the partner's key.
  routes.post("/faults", async (context) => {
    const read = faultSchema.safeParse(await context.req.json());
    if (!read.success) return context.json({ ok: false }, 400);
    rail.faults.push(read.data);
    return context.json({ ok: true });
  });
  routes.post("/pick-up", async (context) => {
    rail.books.pickUp(String(((await context.req.json()) as { pnr?: unknown }).pnr));
    return context.json({ ok: true });
  });

  routes.use("/partner/*", async (context, next) =>
    context.req.header("x-partner-key") === RAIL.partner_key ? next() : context.json({ ok: false, code: "KEY" }, 401),
  );
  routes.get("/partner/trains", (context) => {
    if (takeFault(rail, "trains")) return broken();
    return trains(rail, context);
  });
  routes.get("/partner/sale", (context) => context.json({ ok: true, last_day: lastDayOnSale(bank.clock()) }));
  routes.get("/partner/fares", (context) => {
    const { from = "", to = "" } = context.req.query();
    const fare = fareOf(from, to);
    return fare ? context.json({ ok: true, ...fare }) : context.json({ ok: false, code: "NO_STOP" }, 400);
  });
  for (const step of ["book", "change", "refund"] as const)
    routes.post(`/partner/${step}`, (context) => carryOut(rail, step, context));
  bank.app.route("/rail", routes);
}

function trains(rail: Rail, context: Context): Response {
  const { date = "", from = "", to = "" } = context.req.query();
  if (!daySchema.safeParse(date).success || !isStation(from) || !isStation(to))
    return context.json({ ok: false, code: "NO_STOP" }, 400);
  const found = timetableOf(date).flatMap(({ number, stops }) => {
    const start = stops.findIndex(({ station }) => station === from);
    const end = stops.findIndex(({ station }) => station === to);
    if (start === -1 || end <= start) return [];
    const seats = {
      standard: rail.books.seatsLeft(date, number, "standard"),
      business: rail.books.seatsLeft(date, number, "business"),
    };
    return [{ number, departs: stops[start]!.time, arrives: stops[end]!.time, seats }];
  });
  return context.json({ ok: true, trains: found });
}

function takeFault({ faults }: Rail, step: Step): RailFault | undefined {
  const index = faults.findIndex((fault) => fault.step === undefined || fault.step === step);
  return index === -1 ? undefined : faults.splice(index, 1)[0];
}

async function carryOut(rail: Rail, step: "book" | "change" | "refund", context: Context): Promise<Response> {
  rail.requests += 1;
  // What was late arrives before this one.
  for (const work of rail.late.splice(0)) work();
  const read = bodies[step].safeParse(await context.req.json().catch(() => null));
  if (!read.success) return context.json({ ok: false, code: "BAD_REQUEST" }, 400);
  const { request_key, ...wanted } = read.data;
  const work = () => rail.books.once(request_key, wanted, () => rail.books[step](wanted as never));
  const fault = takeFault(rail, step);
  if (fault?.kind === "unsent") return broken();
  if (fault?.kind === "late") {
    rail.late.push(work);
    return broken();
  }
  if (fault?.kind === "refused")
    return context.json(rail.books.once(request_key, wanted, () => ({ ok: false, code: fault.code ?? "SOLD_OUT" })));
  const answer = work();
  if (fault?.kind === "twice") work();
  if (fault?.kind === "lost") return broken();
  if (fault?.kind === "garbled") return new Response("ok", { status: 200 });
  return context.json(answer);
}
