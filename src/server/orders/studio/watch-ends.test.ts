/** The stream of orders ends with what it was opened for: in every process, and before anything that happened later is told. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as studio from "#contract/studio.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** News are read once a second, on a busy machine later. */
const PATIENT = { timeout: 12_000 };

/** Where the stream is open, and another process in which all else happens. */
let here: World;
let elsewhere: World;
beforeAll(async () => {
  [here, elsewhere] = await Promise.all([openWorld(), openWorld()]);
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

async function openSeller() {
  const lodging = await openLodging(elsewhere.database, { rooms: [{ capacity: 20 }] });
  const { hotel_id, domain } = lodging;
  const owner = await signInStaff(elsewhere, { roles: { [hotel_id]: "owner" } });
  const colleague = await signInStaff(elsewhere, { roles: { [hotel_id]: "manager" } });
  const { at } = studioCalls(elsewhere);
  const booker = bookerOf(elsewhere, lodging);
  const book = () => booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
  return { hotel_id, domain, owner, colleague, at, book };
}
type Seller = Awaited<ReturnType<typeof openSeller>>;

/** What is heard, as it comes. */
async function listen({ cookie }: SignedIn, domain: string, headers = {}) {
  const path = `/api/studio/orders/watch?domain=${domain}`;
  const response = await here.fetch("platform.test", path, { headers: { cookie, ...headers } });
  const reader = response.body!.getReader();
  const heard = { text: "", isOver: false };
  void (async () => {
    for (let each = await reader.read(); !each.done; each = await reader.read())
      heard.text += new TextDecoder().decode(each.value);
    heard.isOver = true;
  })();
  return { heard, stop: () => reader.cancel() };
}

const change = ({ at, owner, colleague, domain }: Seller, role: "housekeeper" | "front_desk") =>
  at(owner)(studio.changeStaffRole, { body: { domain, account_id: colleague.account_id, role } });

test.each<[string, (seller: Seller) => Promise<unknown>]>([
  [
    "was taken off the team",
    ({ at, owner, colleague, domain }) =>
      at(owner)(studio.removeStaff, { body: { domain, account_id: colleague.account_id } }),
  ],
  ["got a role that sees no orders", (seller) => change(seller, "housekeeper")],
  ["signed out of the studio", ({ at, colleague }) => at(colleague)(studio.signOutOfStudio, {})],
  ["signed out everywhere", ({ colleague }) => endSessions(elsewhere.database, colleague.account_id, null)],
])("whoever %s hears of no later order, and the stream ends", { timeout: 60_000 }, async (_what, end) => {
  const seller = await openSeller();
  const { heard } = await listen(seller.colleague, seller.domain);
  const before = await seller.book();
  await expect.poll(() => heard.text, PATIENT).toContain(before.order_id);
  await end(seller);
  const after = await seller.book();
  await expect.poll(() => heard.isOver || heard.text.includes(after.order_id), PATIENT).toBe(true);
  expect(heard.text).not.toContain(after.order_id);
  expect(heard.text).toMatch(/event: end\n/);
});

test("whoever still may see orders goes on hearing of them, and one who comes back hears of what was missed", async () => {
  const seller = await openSeller();
  const { heard, stop } = await listen(seller.colleague, seller.domain);
  await change(seller, "front_desk");
  const booked = await seller.book();
  await expect.poll(() => heard.text, PATIENT).toContain(booked.order_id);
  expect(heard.isOver).toBe(false);
  await stop();
  const missed = await seller.book();
  const [last] = heard.text.match(/(?<=id: )\S+/)!;
  const again = await listen(seller.colleague, seller.domain, { "last-event-id": last });
  await expect.poll(() => again.heard.text, PATIENT).toContain(missed.order_id);
  await again.stop();
});
