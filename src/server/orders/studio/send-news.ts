/** Server-sent events for an open studio: what happens to a lodging's orders, until its session ends. */
import type { Context } from "hono";
import { type StudioNews, watchOrders } from "#contract/studio/order-news.ts";
import { authorize } from "#server/calls/authorize.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Person } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { createOrderWatch } from "#server/orders/studio/watch-orders.ts";
import { findStaffHotel } from "#server/staff/find-staff-hotel.ts";
import { readStaff } from "#server/staff/read-staff.ts";

/** Shorter than the time after which a silent connection is closed, by us or by a proxy. */
const BEAT_MS = 15_000;
const MOST_PER_PERSON = 8;
const EVENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOBODY = { holdsKey: false, access: { orders: [], contacts: [] }, session: null, address: "" };

type Watching = { pause?: number; beat?: number };

export function createStudioWatch(dependencies: Dependencies, { pause, beat = BEAT_MS }: Watching = {}) {
  const { database, clock } = dependencies;
  const orders = createOrderWatch(database, clock, pause);
  const open = new Map<string, number>();

  async function answer(context: Context, requested: URL): Promise<Response> {
    const query = watchOrders.query.safeParse({ domain: requested.searchParams.get("domain") ?? "" });
    if (!query.success) throw new Refusal("INVALID_INPUT", ["domain"]);
    const cookies = context.req.header("cookie");
    const { hotel_id } = await findStaffHotel(query.data.domain, cookies, dependencies);
    const person: Person = { kind: "visitor", ...NOBODY, ...(await readStaff(database, cookies, hotel_id, clock())) };
    authorize(watchOrders, person, clock());
    if (person.kind !== "staff") throw new Refusal("FORBIDDEN");
    const { account_id } = person;
    if ((open.get(account_id) ?? 0) >= MOST_PER_PERSON) throw new Refusal("TOO_MANY_REQUESTS");
    const last = context.req.header("last-event-id") ?? "";
    const stream = streamFor({ hotel_id, account_id, since: EVENT_ID.test(last) ? last : null, cookies });
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
    });
  }

  type Opening = { hotel_id: number; account_id: string; since: string | null; cookies: string | undefined };

  function streamFor({ hotel_id, account_id, since, cookies }: Opening): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let end = () => {};
    return new ReadableStream<Uint8Array>({
      async start(controller) {
        open.set(account_id, (open.get(account_id) ?? 0) + 1);
        let isOver = false;
        let stop = () => {};
        end = () => {
          if (isOver) return;
          isOver = true;
          stop();
          clearInterval(beating);
          const left = open.get(account_id)! - 1;
          if (left > 0) open.set(account_id, left);
          else open.delete(account_id);
        };
        const write = (text: string) => void (isOver || controller.enqueue(encoder.encode(text)));
        const close = () => {
          if (isOver) return;
          write("event: end\ndata: {}\n\n");
          end();
          controller.close();
        };
        const beating = setInterval(() => write(": \n\n"), beat);
        beating.unref();
        write("retry: 3000\n\n");
        try {
          const tell = (news: StudioNews[]) => {
            for (const each of news) write(`id: ${each.event_id}\nevent: order\ndata: ${JSON.stringify(each)}\n\n`);
          };
          stop = await orders.watch(hotel_id, since, { cookies, tell, end: close });
          if (isOver) stop();
        } catch {
          close();
        }
      },
      cancel: () => end(),
    });
  }

  /** null: another path. */
  return (context: Context, requested: URL): Promise<Response> | null =>
    requested.pathname === watchOrders.path && context.req.method === "GET" ? answer(context, requested) : null;
}
