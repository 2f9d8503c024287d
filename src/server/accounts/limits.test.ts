/** How often a sign-in may be tried, over two servers that share nothing but the database; and what a stranger can't find out. */
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CODE_LIMITS, PASSWORD_TRIES } from "#rules/people/sign-in-limits.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let worlds: [AccountsWorld, AccountsWorld];
let sites: [AccountsClient, AccountsClient];
let lodging: Lodging;
/** In the middle of an hour, so that no counter begins anew during a test. */
let now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);

beforeAll(async () => {
  const clock = () => now;
  worlds = [await openAccountsWorld({ clock }), await openAccountsWorld({ clock, poolSize: 8 })];
  lodging = await openLodging(worlds[0].world.database);
  sites = [await openClient(worlds[0], lodging), await openClient(worlds[1], lodging)];
});

afterAll(() => Promise.all(worlds.map((each) => each.close())));

const newEmail = () => `${randomUUID()}@example.com`;
const newNetwork = () => `198.19.${randomInt(256)}.${randomInt(256)}`;
const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
/** Another than the right one. */
const wrongCode = (right: string, step = 1) => String((Number(right) + step) % 1_000_000).padStart(6, "0");

/** A browser with a sign-in, at the first or second server. */
async function begin(at: 0 | 1 = 0, network = newNetwork()) {
  const browser = new AccountsBrowser(worlds[at].origin, network);
  const uid = await sites[at].begin(browser);
  const post = (step: string, body: object) => browser.call(`/sign-in/${uid}/${step}`, body);
  return { browser, uid, post };
}

const mailsTo = async (email: string) => {
  const { database } = worlds[0].world;
  const count = { name: "count_mails", text: `select 1 from mail where hotel_id = $1 and "to" = $2` };
  return (await database.forHotel(lodging.hotel_id, (query) => query.run(count, [lodging.hotel_id, email]))).length;
};

test("the sixth guess is refused although it is right", async () => {
  const { post } = await begin();
  const email = newEmail();
  await post("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const guesses = [];
  for (let step = 1; step <= CODE_LIMITS.tries; step += 1) {
    guesses.push((await post("verify", { email, code: wrongCode(code, step) })).code);
  }
  expect(guesses).toEqual([...Array<string>(CODE_LIMITS.tries - 1).fill("CAPTCHA_WRONG"), "CAPTCHA_USED_UP"]);
  expect(await post("verify", { email, code })).toMatchObject({ success: false, code: "CAPTCHA_WRONG" });
});

test("of 200 guesses at once at two servers five count", async () => {
  const email = newEmail();
  const [here, there] = [await begin(0), await begin(1)];
  await here.post("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, step) =>
      (step % 2 === 0 ? here : there).post("verify", { email, code: wrongCode(code, step + 1) }),
    ),
  );
  expect(guesses.filter(({ success }) => success)).toEqual([]);
  const { database, dependencies } = worlds[0].world;
  const key = dependencies.secrets.token("sign-in-address", `sign-in ${email}`);
  const count = { name: "tries_of", text: `select tries from platform.sign_in_code where code_key = $1` };
  const [tried] = await database.forAccounts((query) => query.run<{ tries: number }>(count, [key]));
  expect(tried!.tries).toBe(CODE_LIMITS.tries);
  expect(await there.post("verify", { email, code })).toMatchObject({ success: false });
});

test("a right code is used once, also at two servers at once", async () => {
  const email = newEmail();
  const signIns = [await begin(0), await begin(1), await begin(0), await begin(1)];
  await signIns[0]!.post("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const answers = await Promise.all(signIns.map(({ post }) => post("verify", { email, code })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  pass(CODE_LIMITS.minutes + 1);
  await signIns[0]!.post("code", { email });
  const late = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  pass(CODE_LIMITS.minutes + 1);
  expect(await signIns[1]!.post("verify", { email, code: late })).toMatchObject({ success: false });
});

test("an address gets one code a minute and five an hour, whoever asks", async () => {
  const email = newEmail();
  now = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 + 3_600_000);
  const signIns = [await begin(0), await begin(1)];
  const atOnce = await Promise.all(Array.from({ length: 20 }, (_, turn) => signIns[turn % 2]!.post("code", { email })));
  expect(atOnce.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(atOnce.map(({ code }) => code))).toEqual(new Set([undefined, "CAPTCHA_TOO_SOON"]));
  for (let sent = 1; sent < CODE_LIMITS.per_hour; sent += 1) {
    pass(1.1);
    expect(await signIns[sent % 2]!.post("code", { email })).toMatchObject({ success: true });
  }
  pass(1.1);
  for (const { post } of signIns) expect(await post("code", { email })).toMatchObject({ code: "CAPTCHA_TOO_MANY" });
  expect(await mailsTo(email)).toBe(CODE_LIMITS.per_hour);
  // An address in other letters and with spaces is the same one.
  expect(await signIns[0]!.post("code", { email: ` ${email.toUpperCase()} ` })).toMatchObject({
    code: "CAPTCHA_TOO_MANY",
  });
});

test("a network gets thirty codes an hour, for whatever addresses and at whichever server", async () => {
  const network = newNetwork();
  const signIns = [await begin(0, network), await begin(1, network)];
  const emails = Array.from({ length: 80 }, newEmail);
  const answers = await Promise.all(emails.map((email, turn) => signIns[turn % 2]!.post("code", { email })));
  expect(answers.filter(({ success }) => success)).toHaveLength(CODE_LIMITS.per_network);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, "TOO_MANY_REQUESTS"]));
  const sent = await Promise.all(emails.map(mailsTo));
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(CODE_LIMITS.per_network);
  expect(await (await begin()).post("code", { email: newEmail() })).toMatchObject({ success: true });
  now = new Date(now.getTime() + 3_600_000);
  expect(await signIns[0]!.post("code", { email: newEmail() })).toMatchObject({ success: true });
});

test("passwords are tried ten times an hour for an address, then the right one is refused, too", async () => {
  const email = newEmail();
  const { browser, post } = await begin();
  await post("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const password = "a river of three stones";
  const reset = (await post("reset", { email, code, password })) as { data?: { redirect: string } };
  await browser.follow(reset.data!.redirect);
  const tries = [];
  for (let turn = 0; turn < PASSWORD_TRIES.per_address; turn += 1) {
    const { post } = await begin((turn % 2) as 0 | 1);
    tries.push((await post("password", { email, password: `wrong ${turn}` })).code);
  }
  expect(new Set(tries)).toEqual(new Set(["SIGN_IN_FAILED"]));
  const late = await begin();
  expect(await late.post("password", { email, password })).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
  now = new Date(now.getTime() + 3_600_000);
  expect(await late.post("password", { email, password })).toMatchObject({ success: true });
});

test("known and unknown addresses get the same answers", async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  const first = await begin();
  await first.post("code", { email: known });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, known);
  await first.post("verify", { email: known, code });
  pass(2);
  const answersFor = async (email: string) => {
    const { post } = await begin();
    const password = "not the right one";
    return [
      await post("password", { email, password }),
      await post("code", { email }),
      await post("code", { email }),
      await post("verify", {
        email,
        code: wrongCode(await codeSentTo(worlds[0].world.database, lodging.hotel_id, email)),
      }),
      await post("reset", { email, code: "000000", password: "a river of three stones" }),
    ];
  };
  const [ofKnown, ofUnknown] = [await answersFor(known), await answersFor(unknown)];
  expect(ofKnown).toEqual(ofUnknown);
  expect(ofKnown.map(({ code }) => code)).toEqual([
    "SIGN_IN_FAILED",
    undefined,
    "CAPTCHA_TOO_SOON",
    "CAPTCHA_WRONG",
    "CAPTCHA_WRONG",
  ]);
});
