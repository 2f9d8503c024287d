/** Joining in the page by an e-mail code, the member's own page, and leaving for good. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { getMemberCredit } from "#contract/credit.ts";
import {
  addEarlierOrders,
  exportMember,
  getMember,
  joinByCode,
  renewMemberSession,
  saveMember,
  sendDeletionCode,
  sendJoinCode,
  signOutMember,
} from "#contract/members.ts";
import { codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { closeMembers, SiteBrowser } from "#tests/helpers/site-browser.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let lodging: Lodging;

beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database);
});
afterAll(() => world.close());

/** Codes to one address come a minute apart. */
const waitForCodes = () =>
  world.database.forAccounts((query) =>
    query.run(
      { name: "earlier", text: "update platform.sign_in_code set sent_at = sent_at - interval '2 minutes'" },
      [],
    ),
  );

/** Joins in a new browser, or in this one; its tokens. */
async function joined(
  email: string,
  at: Lodging = lodging,
  { site = new SiteBrowser(world, at.domain), ...more }: { wants_news?: boolean; site?: SiteBrowser } = {},
) {
  const { domain } = at;
  expect(await site.call(sendJoinCode, { body: { domain, email } })).toMatchObject({ success: true });
  const code = await codeSentTo(world.database, at.hotel_id, email.trim().toLowerCase());
  const answered = await site.call(joinByCode, { body: { domain, email, code, ...more } });
  expect(answered).toMatchObject({ success: true });
  return { site, ...answered.data! };
}

const me = async ({ site, hotel_token }: { site: SiteBrowser; hotel_token: string }) =>
  (await site.call(getMember, { query: { domain: site.domain } }, hotel_token)).data!;

test("a new address joins; in other case and with spaces it is the same person, and no second membership", async () => {
  const first = await joined("Mei.Lin@Example.com", lodging, { wants_news: true });
  expect(first.is_new).toBe(true);
  const known = await me(first);
  expect(known).toMatchObject({ email: "mei.lin@example.com", wants_news: true, name: "", lang: "en-US" });
  await waitForCodes();
  const second = await joined("  MEI.LIN@example.com ");
  expect(second.is_new).toBe(false);
  expect((await me(second)).member_id).toBe(known.member_id);
  expect(await me(second)).toMatchObject({ wants_news: true });
  expect(second.site.cookie(/^__Host-yado-member$/)).toBeDefined();
});

test("joining in the page is a sign-in: a browser that is new to the account is told of by e-mail, its first is not", async () => {
  const email = "device@example.com";
  const newDeviceMails = () =>
    readRows<{ text: string }>(
      world.database,
      lodging.hotel_id,
      sql`select text from mail where hotel_id = ${lodging.hotel_id} and "to" = ${email} and kind = 'new_device'`,
    );
  const { site } = await joined(email);
  await waitForCodes();
  await joined(email, lodging, { site });
  expect(await newDeviceMails()).toEqual([]);
  await waitForCodes();
  const second = await joined(email);
  expect(await newDeviceMails()).toMatchObject([{ text: expect.stringContaining("/accounts/account") }]);
  await waitForCodes();
  await joined(email, lodging, { site: second.site });
  expect(await newDeviceMails()).toHaveLength(1);
});

test("one account for all lodgings, a membership for each; a token of one opens nothing at the other", async () => {
  const other = await openLodging(world.database);
  const here = await joined("both@example.com");
  await waitForCodes();
  const there = await joined("both@example.com", other);
  expect((await me(there)).member_id).toBe((await me(here)).member_id);
  const { domain } = other;
  expect(await there.site.call(getMember, { query: { domain } }, here.hotel_token)).toMatchObject({ status: 401 });
});

test("a wrong code is refused, the sixth guess finds nothing, and a code for one thing is no use for another", async () => {
  const { domain } = lodging;
  const email = "guess@example.com";
  const site = new SiteBrowser(world, domain);
  await site.call(sendJoinCode, { body: { domain, email } });
  const right = await codeSentTo(world.database, lodging.hotel_id, email);
  const wrong = right === "000000" ? "111111" : "000000";
  for (let tries = 1; tries <= 5; tries += 1) {
    const { code } = await site.call(joinByCode, { body: { domain, email, code: wrong } });
    expect([tries, code]).toEqual([tries, tries < 5 ? "CAPTCHA_WRONG" : "CAPTCHA_USED_UP"]);
  }
  expect((await site.call(joinByCode, { body: { domain, email, code: right } })).success).toBe(false);
  expect(site.cookie(/yado-member/)).toBeUndefined();

  const member = await joined("purpose@example.com");
  await member.site.call(sendDeletionCode, { body: { domain } }, member.hotel_token);
  const deletion = await codeSentTo(world.database, lodging.hotel_id, "purpose@example.com");
  const joining = await site.call(joinByCode, { body: { domain, email: "purpose@example.com", code: deletion } });
  expect(joining).toMatchObject({ success: false, code: "CAPTCHA_WRONG" });
});

test("a code that was used, that is over, or that was sent to somebody else, opens nothing", async () => {
  const { domain, hotel_id } = lodging;
  const site = new SiteBrowser(world, domain);
  const enter = (email: string, code: string) => site.call(joinByCode, { body: { domain, email, code } });
  const send = async (email: string) => {
    await site.call(sendJoinCode, { body: { domain, email } });
    return codeSentTo(world.database, hotel_id, email);
  };
  const refused = { success: false, code: "CAPTCHA_WRONG" };
  const used = await send("used@example.com");
  expect(await enter("used@example.com", used)).toMatchObject({ success: true });
  expect(await enter("used@example.com", used)).toMatchObject(refused);

  const late = await send("late@example.com");
  const over = "update platform.sign_in_code set expires_at = now() - interval '1 second'";
  await world.database.forAccounts((query) => query.run({ name: "over", text: over }, []));
  expect(await enter("late@example.com", late)).toMatchObject(refused);

  const mine = await send("mine@example.com");
  const theirs = await send("theirs@example.com");
  // One in a million is the same.
  if (mine !== theirs) expect(await enter("theirs@example.com", mine)).toMatchObject(refused);
  expect(await enter("theirs@example.com", theirs)).toMatchObject({ success: true });
});

test("codes for one address are a minute apart", async () => {
  const { domain } = lodging;
  const site = new SiteBrowser(world, domain);
  const ask = () => site.call(sendJoinCode, { body: { domain, email: "often@example.com" } });
  expect([(await ask()).success, (await ask()).code]).toEqual([true, "CAPTCHA_TOO_SOON"]);
});

const BAD: [string, Record<string, unknown>][] = [
  ["no address", { email: "" }],
  ["half an address", { email: "mei@" }],
  ["an address with a line break", { email: "mei@example.com\nbcc: x@example.com" }],
  ["an address of 300 letters", { email: `${"a".repeat(290)}@example.com` }],
  ["five digits", { code: "12345" }],
  ["letters", { code: "abcdef" }],
  ["a field of its own", { member_id: "1" }],
];
test.each(BAD)("malformed input is refused: %s", async (_title, more) => {
  const { domain } = lodging;
  const body = { domain, email: "mei@example.com", code: "123456", ...more } as never;
  const site = new SiteBrowser(world, domain);
  expect(await site.call(joinByCode, { body })).toMatchObject({ status: 400, code: "INVALID_INPUT" });
});

test("where there is no membership every one of these calls is refused", async () => {
  const closed = await openLodging(world.database);
  const member = await joined("closed@example.com", closed);
  await closeMembers(world, closed.hotel_id);
  const { domain } = closed;
  const email = "x@example.com";
  const open: [Call, object][] = [
    [sendJoinCode, { body: { domain, email } }],
    [joinByCode, { body: { domain, email, code: "123456" } }],
    [renewMemberSession, { body: { domain } }],
    [signOutMember, { body: { domain } }],
  ];
  for (const [call, input] of open) {
    expect([call.name, (await member.site.call(call, input as never)).code]).toEqual([call.name, "MEMBERS_CLOSED"]);
  }
  const own: [Call, object][] = [
    [getMember, { query: { domain } }],
    [getMemberCredit, { query: { domain } }],
    [exportMember, { query: { domain } }],
    [addEarlierOrders, { body: { domain } }],
    [sendDeletionCode, { body: { domain } }],
  ];
  for (const [call, input] of own) {
    const { success } = await member.site.call(call, input as never, member.hotel_token);
    expect([call.name, success]).toEqual([call.name, false]);
  }
});

test("the profile is saved, and the next lodging begins with it; what is no name is refused", async () => {
  const member = await joined("profile@example.com");
  const { domain } = lodging;
  const profile = { name: "林 美", phone: "+886 912 345 678", lang: "ja-JP" as const, wants_news: true };
  const saved = await member.site.call(saveMember, { body: { domain, ...profile } }, member.hotel_token);
  expect(saved.success).toBe(true);
  expect(await me(member)).toMatchObject(profile);
  for (const name of ["<b>", "a\u202eb", "x".repeat(500)]) {
    const body = { domain, ...profile, name };
    expect(await member.site.call(saveMember, { body }, member.hotel_token)).toMatchObject({ status: 400 });
  }
  const other = await openLodging(world.database);
  await waitForCodes();
  expect(await me(await joined("profile@example.com", other))).toMatchObject({
    name: "林 美",
    phone: "+886 912 345 678",
    wants_news: false,
  });
});

test("orders of the same address from before joining are added by one press; nobody else's are", async () => {
  const { domain } = lodging;
  const api = world.apiOf(domain);
  const own = { pay_way: "pay_arrival" as const, booker_email: "Before@Example.com" };
  const { order_doc } = await api(placeOrder, { body: lodging.body([[0, 0, 1]], own) });
  await api(placeOrder, { body: lodging.body([[0, 0, 1]], { ...own, booker_email: "not-before@example.com" }) });
  const member = await joined("before@example.com");
  const orders = async () =>
    (await member.site.call(listOrders, { query: { domain } }, member.hotel_token)).data!.map((each) => each.order_doc);
  expect(await orders()).toEqual([]);
  expect((await me(member)).earlier_orders).toBe(1);
  const added = await member.site.call(addEarlierOrders, { body: { domain } }, member.hotel_token);
  expect(added.data).toEqual({ added: 1 });
  expect(await orders()).toEqual([order_doc]);
  expect((await me(member)).earlier_orders).toBe(0);
  const { data } = await member.site.call(exportMember, { query: { domain } }, member.hotel_token);
  expect(data!.orders.map((each) => each.order_doc)).toEqual([order_doc]);
  expect(data!.account.email).toBe("before@example.com");
  await expectClean(world, lodging.hotel_id);
});
