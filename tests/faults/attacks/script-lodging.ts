/** A lodging with one of everything, orders and e-mails, on a database of its own; and servers that show it, right or with a bug planted. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { loadLodging } from "#demo/load-lodging.ts";
import { readLodging } from "#demo/read-lodging.ts";
import { placeOrder } from "#contract/orders.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { isEmail, isMemo, isName } from "#rules/guests/guest-fields.ts";
import type { Language } from "#rules/text/language.ts";
import { KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { linkToken } from "#server/orders/ids.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { freePort } from "#tests/setup/free-port.ts";
import type { Numbers } from "#tests/faults/attacks/script-visits.ts";
import { openWorld } from "#tests/setup/world.ts";

const HOTEL = 1;
const SISTER = 2;
const OWNER = { account_id: "01000000-0000-7000-8000-000000000001", email: "owner@example.com", name: "Owner" };
export const LODGINGS = [HOTEL, SISTER];
/** The one that `openWorld` signs links with. */
const SECRET = "a secret of the tests, and of nobody else";

export type ScriptLodging = Awaited<ReturnType<typeof openScriptLodging>>;

export async function openScriptLodging() {
  const separate = await openSeparateDatabase();
  const world = await openWorld({ url: separate.url });
  const { database, dependencies } = world;
  const now = new Date();
  const today = dayAt(now, "Asia/Taipei");
  // No picture need be there: what counts is the text beside it.
  const store = async ({ alt }: { alt: object }) => ({ src: "/media/sea-0123abcd-1600x1000.jpg", alt });
  for (const [index, lodging] of [
    { ...readLodging("tidesong"), payment_list: [1, 8, 14] },
    readLodging("onemat"),
  ].entries())
    await database.forHotel(LODGINGS[index]!, (query) =>
      loadLodging(query, LODGINGS[index]!, lodging, { today, now, owner: OWNER, store }),
    );
  const domain = "tidesong.localhost";
  const one = async (text: string) => (await separate.asOwner<{ id: number }>(text, [HOTEL]))[0]!.id;
  const plan = await one(
    "select rate_plan_id as id from rate_plan where hotel_id = $1 and not support_entire_rent order by 1 limit 1",
  );
  const article = (kind: string) =>
    one(`select promotion_id as id from promotion where hotel_id = $1 and kind = '${kind}' limit 1`);
  const numbers: Numbers = {
    hotel_id: HOTEL,
    domain,
    plan,
    room: await one(`select target_rooms[1] as id from rate_plan where hotel_id = $1 and rate_plan_id = ${plan}`),
    event: await article("promotion"),
    news: await article("announcement"),
    orders: [],
  };
  let placed = 0;
  let changes = 0;

  return {
    separate,
    numbers,
    /** A guest who books with payloads wherever the rules for guests' fields let one in; e-mails are written. */
    async book(payloads: readonly string[], memos: readonly string[], lang: Language): Promise<void> {
      placed += 1;
      const turn = <Text>(list: readonly Text[]): Text => list[placed % list.length]!;
      const names = payloads.filter(isName);
      const local = turn(["'onerror=owned|1'", "`${owned}`", "a'-owned-'", "x&#111;wned".replaceAll(";", ""), "a"]);
      const email = `${local}+${placed}@example.com`;
      const body = {
        domain,
        booker_first_name: turn(names),
        booker_last_name: turn(names.toReversed()),
        booker_phone: "+886 912-345-678",
        booker_email: isEmail(email) ? email : `guest-${placed}@example.com`,
        company_name: turn(names),
        memo: memos.filter(isMemo).join("\n").slice(0, 500),
        check_in_day: addDays(today, 30 + placed),
        check_out_day: addDays(today, 31 + placed),
        pay_way: turn(["remittance", "pay_arrival"] as const),
        orders: [{ room_class_id: numbers.room, rate_plan_id: plan, num: 1 }],
      };
      const { order_doc } = await world.apiOf(domain, lang)(placeOrder, { body });
      const order_id = await separate.asOwner<{ order_id: string }>(
        `select order_id from "order" where order_doc = $1`,
        [order_doc],
      );
      const id = order_id[0]!.order_id;
      const link = (purpose: "history" | "cancel") => linkToken(dependencies.secrets, purpose, HOTEL, id);
      const task = taskToken(dependencies.secrets, HOTEL, { kind: "remittance", order_id: id }, new Date());
      numbers.orders = [{ order_doc, order_id: id, key: link("history"), cancel: link("cancel"), task }];
      await deliverEvents(dependencies, new Date());
      await deliverMails(database, KEEP_ALL, new Date());
    },
    /** Those of the latest order. */
    mails: () =>
      separate.asOwner<{ mail_id: string; html: string }>("select mail_id, html from mail where order_id = $1", [
        numbers.orders[0]!.order_id,
      ]),
    /** One change of what the lodging writes of itself; answers how to undo it. */
    async write(column: "info" | "hotel_name", set: string, value: string) {
      const table = column === "info" ? "hotel_site" : "hotel_card";
      const [before] = await separate.asOwner<{ value: object }>(
        `select ${column} as value from ${table} where hotel_id = ${HOTEL}`,
      );
      await separate.asOwner(`update ${table} set ${column} = ${set} where hotel_id = ${HOTEL}`, [value]);
      return () => separate.asOwner(`update ${table} set ${column} = $1 where hotel_id = ${HOTEL}`, [before!.value]);
    },
    /** Waits until the server has been notified of all changes so far: notifications arrive in the order of the changes. */
    async settled(port: number): Promise<void> {
      const sign = `change ${(changes += 1)}`;
      await separate.asOwner(`update hotel set origin_pms = $1 where hotel_id = ${HOTEL}`, [sign]);
      await separate.asOwner(`select pg_notify('hotel_changed', 'hotel:${HOTEL}')`);
      await vi.waitUntil(async () => (await ask(port, domain, "/api/hotel/info")).includes(sign), { timeout: 30_000 });
    },
    serve: (plants: readonly (readonly [string, string, string])[] = []) => startServing(separate.url, plants),
    async close() {
      await world.close();
      await separate.drop();
    },
  };
}

/** Only browsers know where *.localhost is, so the lodging is named by the Host header. */
async function ask(port: number, domain: string, path: string): Promise<string> {
  const headers = { host: `${domain}:${port}` };
  const [response] = await once(
    get({ port, host: "127.0.0.1", path: `${path}?domain=${domain}`, headers }),
    "response",
  );
  return text(response);
}

async function startServing(url: string, plants: readonly (readonly [string, string, string])[]) {
  const folder = mkdtempSync(join(tmpdir(), "yado-scripts-"));
  const port = await freePort();
  const child = fork("tests/faults/attacks/script-server.ts", {
    execArgv: plants.length > 0 ? ["--import", "./tests/faults/tools/plant-in-server.ts"] : [],
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      SECRET,
      PORT: String(port),
      PLATFORM_HOST: "localhost",
      PLANTS: JSON.stringify(plants),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const [said] = await Promise.race([once(child, "message"), ended]);
  if (said !== "ready") throw new Error(`The server did not open: ${said}`);
  return {
    port,
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
