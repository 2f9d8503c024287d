/** A lodging that sells everything, and the client that calls it: every optional field as null, and fields that we do not know. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { linkToken } from "#server/orders/ids.ts";
import { type Answered, PlainClient, type ReadAnswer } from "#tests/clients/plain-client.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { fillHotel } from "#tests/lodgings/hotel-rows.ts";
import { addCoupon, type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { BY_RAIL } from "#tests/lodgings/rail.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

export type Services = Awaited<ReturnType<typeof openServices>>;

/** The server with all the specification's services on a port, and the outside world of the sandbox. */
export async function openServices() {
  const bank = createSandbox();
  const upstreams = sandboxUpstreams("http://bank.test");
  const at = await openAccountsWorld({ bank, upstreams });
  return { at, bank, upstreams, world: at.world, close: at.close };
}

/** What a client may send that we do not know. */
export const UNKNOWN = { app_version: "3.1.0", device: { kind: "web", id: null }, tags: ["a", null], trace: null };

export function good({ status, json }: ReadAnswer): Answered {
  expect([status, json?.success, json?.code, json?.msg, json?.extra_info]).toEqual([
    200,
    true,
    undefined,
    "",
    undefined,
  ]);
  return json.data;
}

/** Where the specification's services are: on the lodging's own host, or on the platform's, called from the lodging's pages. */
export const PLACES = ["the lodging's host", "another host"] as const;

export async function openRig({ at }: Services, place: (typeof PLACES)[number]) {
  const port = Number(new URL(at.origin).port);
  const { world } = at;
  const lodging: Lodging = await openLodging(world.database, {
    info: { ...BY_RAIL, email: "inn@example.com" },
    payment_list: [1, 14],
    support_client_cancel: true,
  });
  const { hotel_id, domain } = lodging;
  await fillHotel(world.database, lodging);
  await addCoupon(world.database, hotel_id, { code: "TEN", percent: 10 });
  await addAddOn(world.database, lodging);
  const site = new PlainClient(port, domain);
  const platform = new PlainClient(port, "localhost", `http://${domain}:${port}`);
  const get = async (path: string, query: Record<string, string | string[] | null> = {}) =>
    good(await site.send("GET", path, { query: { ...query, unknown: "1" } }));
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    good(await site.send("POST", path, { body: { ...body, ...UNKNOWN }, headers }));
  const { room_class_id, plans } = lodging.classes[0]!;
  const email = `guest-${randomUUID()}@example.com`;
  const line = {
    room_class_id,
    rate_plan_id: plans[0]!,
    proposal_id: null,
    num: 1,
    guests: null,
    memo: null,
    occupant_name: null,
    occupant_phone: null,
    occupant_email: null,
    ...UNKNOWN,
  };
  /** With everything that the specification names; what this guest has not is null. */
  const order = (ahead: number, more: object = {}) => ({
    domain,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_name: null,
    booker_phone: "+886912345678",
    booker_email: email,
    booking_from: "HXA",
    check_in_day: lodging.day(ahead),
    check_out_day: lodging.day(ahead + 2),
    pay_way: "pay_arrival",
    memo: null,
    payment_vendor: null,
    company_reg_number: null,
    company_name: null,
    pay_option: null,
    point_used: null,
    point_cost: null,
    coupon_array: null,
    orders: [line],
    rail_item_list: null,
    room_attachment_detail: null,
    room_attachment_exist: null,
    adults_count: 2,
    children_count: 0,
    ...more,
  });
  return {
    world,
    lodging,
    hotel_id,
    domain,
    email,
    site,
    get,
    post,
    order,
    room_class_id,
    /** The site's own pages are there too, so the token is repeated; elsewhere the browser names the page. */
    service: place === "another host" ? platform : site,
    accounts: platform,
    booker: bookerOf(world, lodging),
    link: (booking_id: string, purpose: "history" | "cancel") =>
      linkToken(world.dependencies.secrets, purpose, hotel_id, booking_id),
  };
}
