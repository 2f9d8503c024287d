/**
 * Row 3: the process ends after the k-th statement of a flow, for every k. Afterwards the flow has happened in full or not at
 * all, and trying again completes it once.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { type Flow, FLOWS } from "#tests/faults/orders/flows.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { cut, tapPool } from "#tests/faults/tools/tapped-pool.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let separate: SeparateDatabase;
let healthy: World;
/** Ends after so many statements; from then on nothing of it reaches the database. */
let dying: World;
let left = Infinity;
let hasEnded = false;
/** A planted bug: after this text the transaction is closed half way, and another opened. */
let commitsAfter: string | null = null;

beforeAll(async () => {
  separate = await openSeparateDatabase();
  healthy = await openWorld({ url: separate.url });
  dying = await openWorld({ url: separate.url });
  tapPool(dying.database, {
    async answered(text, client) {
      left -= 1;
      if (left === 0) {
        cut(client);
        hasEnded = true;
      }
      if (left <= 0) throw new Error("the process has ended");
      if (hasEnded || commitsAfter === null) return;
      if (text.includes(commitsAfter)) {
        // Not counted: the points stay where they are in the right flow.
        left += 2;
        const { rows } = await client.query("select current_setting('app.hotel_id') as hotel_id");
        await client.query(`commit; begin; set local app.hotel_id = ${rows[0].hotel_id}`);
      }
    },
  });
}, PATIENCE);
afterAll(async () => {
  left = Infinity;
  await dying.close();
  await healthy.close();
  await separate.drop();
});

/** All there is to know of a lodging but its ids and times: the same flow leaves the same. */
async function describeLodging(hotel_id: number): Promise<string> {
  const text = `select json_build_object(
      'orders', (select json_agg(json_build_array(state, generation, total, paid_amount, used_coupon, point_used,
          (select array_agg(kind || ' ' || move.generation order by kind, move.generation) from inventory_ledger move where move.order_id = o.order_id),
          (select array_agg(topic order by topic) from event where subject_id = o.order_id::text),
          (select sum(amount) from refund where refund.order_id = o.order_id),
          (select sum(amount) from money_ledger money where money.order_id = o.order_id),
          (select count(*) from order_hold hold where hold.order_id = o.order_id),
          (select array_agg(attachment_no || ' ' || kind || ' ' || quantity order by attachment_no, move_no)
            from attachment_ledger move where move.order_id = o.order_id),
          (select array_agg(state || ' ' || quantity order by attachment_no) from order_attachment item where item.order_id = o.order_id),
          (select count(*) from idempotency key where key.order_id = o.order_id)) order by created_at)
        from "order" o where hotel_id = $1),
      'stock', (select json_agg(json_build_array(night, held, sold, whole) order by room_class_id, night)
        from room_night where hotel_id = $1 and held + sold > 0),
      'coupons', (select json_agg(json_build_array(code, used) order by code) from coupon where hotel_id = $1),
      'members', (select json_agg(json_build_array(points, stored_values)) from member where hotel_id = $1),
      'log', (select json_agg(entry ->> 'action' order by seq) from audit_log where hotel_id = $1)) as state`;
  const [found] = await healthy.database.forHotel(hotel_id, (query) =>
    query.run<{ state: object }>({ name: "faults_lodging", text }, [hotel_id]),
  );
  return JSON.stringify(found!.state);
}

/** Nothing of earlier runs may be due: the sweep would do more than the flow. */
const sweepAll = () => expireOrders(healthy.database, new Date(Date.now() + 86_400_000 * 5));

/** In the small size every fourth point, beginning anywhere; in the full one all. */
const STEP = size(6, 1);

/** Runs the flow to the points it can end at; answers how many there are, and what is wrong. */
async function endEverywhere(flow: Flow, tryAgain = true): Promise<{ points: number; wrong: string[] }> {
  await sweepAll();
  const whole = await flow.prepare(healthy);
  await whole.run(healthy);
  const after = await describeLodging(whole.hotel_id);
  const wrong: string[] = [];
  let points = 0;
  for (let point = 1 + (SEED % STEP); ; point += STEP) {
    await sweepAll();
    const { hotel_id, run } = await flow.prepare(healthy);
    const before = await describeLodging(hotel_id);
    left = point;
    hasEnded = false;
    const ended = await muffled(() =>
      run(dying).then(
        () => false,
        () => true,
      ),
    );
    left = Infinity;
    if (!hasEnded) return { points, wrong };
    points += 1;
    if (!ended) wrong.push(`${flow.name}: the end at ${point} was not noticed`);
    const now = await describeLodging(hotel_id);
    if (now !== before && now !== after) wrong.push(`${flow.name} is half done at ${point}: ${now}`);
    if (tryAgain) {
      await run(healthy);
      const then = await describeLodging(hotel_id);
      if (then !== after) wrong.push(`${flow.name} tried again after ${point}: ${then} instead of ${after}`);
    }
    const breaches = await auditHotel(healthy.database, hotel_id, new Date());
    wrong.push(...breaches.map((breach) => `${flow.name} at ${point}: ${JSON.stringify(breach)}`));
  }
}

let points = 0;

test.each(FLOWS)(
  "$name: wherever it ends, it is done in full or not at all, and again once",
  { timeout: PATIENCE },
  async (flow) => {
    const found = await endEverywhere(flow);
    expect(found.wrong, `seed ${SEED}`).toEqual([]);
    expect(found.points).toBeGreaterThan(size(0, 5));
    points += found.points;
    report("row 3", { [flow.name]: found.points, "points so far": points });
  },
);

testPlanted("planted: a client that tries again with another key shows", { timeout: PATIENCE }, async () => {
  const [plain] = FLOWS;
  let key = 0;
  const careless: Flow = {
    name: "place with a new key each time",
    async prepare(world) {
      const { hotel_id, run } = await plain!.prepare(world);
      return {
        hotel_id,
        run: (on) =>
          run({
            ...on,
            apiOf: (host, lang) => on.apiOf(host, lang, { idempotencyKey: `key-${(key += 1)}` }),
          }),
      };
    },
  };
  const { wrong } = await muffled(() => endEverywhere(careless));
  expect(wrong.join("\n")).toMatch(/tried again after/);
});

testPlanted("planted: a flow that commits half way shows", { timeout: PATIENCE }, async () => {
  for (const [flow, text] of [
    [FLOWS[0]!, 'insert into "order"'],
    [FLOWS[5]!, "insert into money_ledger"],
  ] as const) {
    commitsAfter = text;
    const { wrong } = await muffled(() => endEverywhere(flow, false));
    commitsAfter = null;
    expect(wrong.join("\n")).toMatch(/is half done/);
  }
});
