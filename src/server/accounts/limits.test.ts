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

const DAY_MS = 86_400_000;
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

/** The same sign-in at both servers: they share the database, and so the sign-in. */
async function beginAtBoth() {
  const here = await begin(0);
  const there = (step: string, body: object) =>
    here.browser.copyAt(worlds[1].origin).call(`/sign-in/${here.uid}/${step}`, body);
  return [here.post, there] as const;
}

test("of 200 guesses at once at two servers five count", async () => {
  const email = newEmail();
  const posts = await beginAtBoth();
  await posts[0]("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, step) => posts[step % 2]!("verify", { email, code: wrongCode(code, step + 1) })),
  );
  expect(guesses.filter(({ success }) => success)).toEqual([]);
  expect(guesses.filter(({ code: refusal }) => refusal === "CAPTCHA_USED_UP")).toHaveLength(1);
  const count = {
    name: "tries_of",
    text: `select max(tries)::int as tries from platform.sign_in_code where sent_at = $1`,
  };
  const [tried] = await worlds[0].world.database.forAccounts((query) => query.run<{ tries: number }>(count, [now]));
  expect(tried!.tries).toBe(CODE_LIMITS.tries);
  expect(await posts[1]("verify", { email, code })).toMatchObject({ success: false });
});

test("a right code is used once, also at two servers at once, and not in another sign-in", async () => {
  const email = newEmail();
  const posts = await beginAtBoth();
  const stranger = await begin(1);
  await posts[0]("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  expect(await stranger.post("verify", { email, code })).toMatchObject({ success: false, code: "CAPTCHA_WRONG" });
  const answers = await Promise.all([0, 1, 0, 1].map((server) => posts[server]!("verify", { email, code })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  pass(CODE_LIMITS.minutes + 1);
  const next = await begin();
  await next.post("code", { email });
  const late = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  pass(CODE_LIMITS.minutes + 1);
  expect(await next.post("verify", { email, code: late })).toMatchObject({ success: false });
});

/** At the beginning of the next day: its counters are new. */
const nextDay = () => void (now = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAY_MS + 60_000));

test("a sign-in gets one code a minute, and a network five an hour for one address", async () => {
  const email = newEmail();
  nextDay();
  const network = newNetwork();
  const first = await begin(0, network);
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => first.post("code", { email })));
  expect(atOnce.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(atOnce.map(({ code }) => code))).toEqual(new Set([undefined, "CAPTCHA_TOO_SOON"]));
  for (let sent = 1; sent < CODE_LIMITS.per_hour; sent += 1) {
    const { post } = await begin((sent % 2) as 0 | 1, network);
    expect(await post("code", { email })).toMatchObject({ success: true });
  }
  for (const server of [0, 1] as const) {
    const { post } = await begin(server, network);
    expect(await post("code", { email })).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    // An address in other letters and with spaces is the same one.
    expect(await post("code", { email: ` ${email.toUpperCase()} ` })).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  }
  expect(await mailsTo(email)).toBe(CODE_LIMITS.per_hour);
  expect(await (await begin()).post("code", { email })).toMatchObject({ success: true });
});

test("five wrong guesses of a stranger, and five codes, end nothing but the stranger's", async () => {
  const email = newEmail();
  nextDay();
  const victim = await begin();
  await victim.post("code", { email });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const network = newNetwork();
  for (let sent = 0; sent < CODE_LIMITS.per_hour; sent += 1) {
    const stranger = await begin((sent % 2) as 0 | 1, network);
    expect(await stranger.post("code", { email })).toMatchObject({ success: true });
    for (let step = 1; step <= CODE_LIMITS.tries; step += 1) {
      const guess = await stranger.post("verify", { email, code: wrongCode(code, step + sent * CODE_LIMITS.tries) });
      expect(guess.success).toBe(false);
    }
  }
  expect(await victim.post("verify", { email, code })).toMatchObject({ success: true });
  expect(await (await begin()).post("code", { email })).toMatchObject({ success: true });
});

/** Signs in by a code; answers the browser, which is known from then on. */
async function signedIn(
  email: string,
  { network = newNetwork(), password }: { network?: string; password?: string } = {},
) {
  const { browser, post } = await begin(0, network);
  expect(await post("code", { email })).toMatchObject({ success: true });
  const code = await codeSentTo(worlds[0].world.database, lodging.hotel_id, email);
  const proved = password === undefined ? post("verify", { email, code }) : post("reset", { email, code, password });
  const done = (await proved) as { data?: { redirect: string } };
  await browser.follow(done.data!.redirect);
  return browser;
}

/** A new sign-in in this browser. */
async function beginIn(browser: AccountsBrowser) {
  const uid = await sites[0].begin(browser, undefined, { prompt: "login" });
  return (step: string, body: object) => browser.call(`/sign-in/${uid}/${step}`, body);
}

test("strangers get twenty codes a day for an address; its owner's device and network get theirs all the same", async () => {
  const email = newEmail();
  nextDay();
  const network = newNetwork();
  const known = await signedIn(email, { network });
  let sent = 0;
  for (let turn = 0; turn < CODE_LIMITS.per_day + 6; turn += 1) {
    const { post } = await begin((turn % 2) as 0 | 1);
    sent += (await post("code", { email })).success ? 1 : 0;
  }
  // The owner's first one came from a network that was new then.
  expect(sent).toBe(CODE_LIMITS.per_day - 1);
  const late = await begin();
  expect(await late.post("code", { email })).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
  // On a journey, with its cookie.
  const travelling = known.copyAt(worlds[0].origin, newNetwork());
  expect(await (await beginIn(travelling))("code", { email })).toMatchObject({ success: true });
  // Without its cookie, where they have signed in before.
  const { post } = await begin(1, network);
  expect(await post("code", { email })).toMatchObject({ success: true });
  // The device of somebody else is none of theirs.
  const other = await signedIn(newEmail());
  expect(await (await beginIn(other))("code", { email })).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  nextDay();
  expect(await late.post("code", { email })).toMatchObject({ success: true });
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

test("ten wrong passwords in an hour close it where they were typed, fifty in a day for all strangers, never for the owner's device", async () => {
  const email = newEmail();
  nextDay();
  const password = "a river of three stones";
  const known = await signedIn(email, { password });
  const network = newNetwork();
  const tries = [];
  for (let turn = 0; turn < PASSWORD_TRIES.per_hour; turn += 1) {
    const { post } = await begin((turn % 2) as 0 | 1, network);
    tries.push((await post("password", { email, password: `wrong ${turn}` })).code);
  }
  expect(new Set(tries)).toEqual(new Set(["SIGN_IN_FAILED"]));
  const closed = { code: "TOO_MANY_REQUESTS", status: 429 };
  expect(await (await begin(0, network)).post("password", { email, password })).toMatchObject(closed);
  // Elsewhere the right one signs in.
  expect(await (await begin()).post("password", { email, password })).toMatchObject({ success: true });

  // All but one of the day's, as if typed; each takes the time of a hash.
  const key = `passwords-day ${worlds[0].world.dependencies.secrets.token("sign-in-budget", email)}`;
  const text = `update platform.sign_in_budget set used = $2 where budget_key = $1 returning used`;
  const typed = await worlds[0].world.database.forAccounts((query) =>
    query.run({ name: "type_passwords", text }, [key, PASSWORD_TRIES.per_day - 1]),
  );
  expect(typed).toHaveLength(1);
  const wrong = { email, password: "wrong" };
  expect(await (await begin()).post("password", wrong)).toMatchObject({ code: "SIGN_IN_FAILED" });
  expect(await (await begin()).post("password", { email, password })).toMatchObject(closed);
  expect(await (await beginIn(known))("password", { email, password })).toMatchObject({ success: true });
  nextDay();
  expect(await (await begin(0, network)).post("password", { email, password })).toMatchObject({ success: true });
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
