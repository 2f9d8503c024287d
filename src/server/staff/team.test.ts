/** A lodging's team: who may see and change it, how invitations begin and end, and that one owner always stays. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call, CallInput } from "#contract/call.ts";
import type { CallRefused } from "#contract/client.ts";
import * as contract from "#contract/studio.ts";
import { PERMISSIONS, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { mountPlatform } from "#server/calls/mount-platform.ts";
import { mount } from "#server/calls/mount.ts";
import { studioHandlers, staffHandlers } from "#server/staff/calls.ts";
import { createApiClient } from "#contract/client.ts";
import { type SignedIn, signInStaff, staffLog } from "#tests/helpers/staff-member.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { addMember } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let ahead = 0;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => world.close());

/** Calls as this person's browser makes them at the studio. */
function at({ cookie }: Pick<SignedIn, "cookie">, host = "platform.test", headers: { authorization?: string } = {}) {
  const answers = {
    lodging: mount(staffHandlers, world.dependencies),
    platform: mountPlatform(studioHandlers, world.dependencies),
  };
  return createApiClient((call, input) =>
    answers[call.scope](call, {
      host,
      params: {},
      query: { ...(input.query as object), lang: "en-US" },
      body: input.body,
      headers: { cookies: cookie, ...headers },
    }),
  );
}
type Api = ReturnType<typeof at>;

async function codeOf<C extends Call>(api: Api, call: C, input: CallInput<C>): Promise<string> {
  return api(call, input).then(
    () => "ok",
    (error: CallRefused) => error.code,
  );
}

const newEmail = () => `${randomUUID()}@example.com`;
const mailsTo = (hotel_id: number, email: string) =>
  readRows<{ text: string; lang: string; subject: string }>(
    world.database,
    hotel_id,
    sql`select text, lang, subject from mail where hotel_id = ${hotel_id} and "to" = ${email} order by created_at, mail_id`,
  );
const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)![1]!;

async function invited(
  owner: Api,
  hotel: { hotel_id: number; domain: string },
  email: string,
  role: StaffRole = "editor",
) {
  const { domain, hotel_id } = hotel;
  await owner(contract.inviteStaff, { body: { domain, email, role, lang: "en-US" } });
  const mails = await mailsTo(hotel_id, email);
  const token = tokenIn(mails.at(-1)!.text);
  const { invitation_id } = await owner(contract.openInvitation, { query: { token } });
  return { invitation_id, domain, token };
}

async function lodgingWithOwner() {
  const hotel = await makeHotel(world.database);
  const owner = await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } });
  return { hotel, owner, api: at(owner) };
}

const CALLS = [
  contract.listTeam,
  contract.inviteStaff,
  contract.withdrawInvitation,
  contract.changeStaffRole,
  contract.removeStaff,
];

function inputOf(call: Call, domain: string) {
  if (call.method === "GET") return { query: { domain } };
  const body = {
    domain,
    email: newEmail(),
    role: "housekeeper",
    lang: "ja-JP",
    account_id: randomUUID(),
    invitation_id: randomUUID(),
  };
  const { shape } = call.body as unknown as { shape: object };
  return { body: Object.fromEntries(Object.entries(body).filter(([name]) => name in shape)) };
}

test("roles × calls × lodgings: only a role at this lodging counts, and only for what it may do", async () => {
  const [here, there, elsewhere] = await Promise.all([1, 2, 3].map(() => makeHotel(world.database)));
  /** Nobody is harmed: these name people and invitations that do not exist. */
  const REACHED: Record<string, string> = {
    listTeam: "ok",
    inviteStaff: "ok",
    withdrawInvitation: "INVITATION_OVER",
    changeStaffRole: "NOT_FOUND",
    removeStaff: "NOT_FOUND",
  };
  const wrong: string[] = [];
  for (const role of STAFF_ROLES) {
    const api = at(await signInStaff(world, { roles: { [here!.hotel_id]: role, [there!.hotel_id]: "housekeeper" } }));
    for (const call of CALLS) {
      const may = PERMISSIONS[call.may!] as readonly StaffRole[];
      const expected: [string, string][] = [
        [here!.domain, may.includes(role) ? REACHED[call.name]! : "FORBIDDEN"],
        [there!.domain, "FORBIDDEN"],
        [elsewhere!.domain, "NOT_FOUND"],
        ["nobody.example", "NOT_FOUND"],
      ];
      for (const [domain, code] of expected) {
        const found = await codeOf(api, call, inputOf(call, domain) as never);
        if (found !== code) wrong.push(`${role} ${call.name} at ${domain}: ${found} instead of ${code}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("nobody, a member, a made-up cookie and another host get nothing; a sign-in of an hour ago changes nothing", async () => {
  const { hotel, owner } = await lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const member = await world.bearer(hotel_id, await addMember(world.database, hotel_id, {}));
  const old = await signInStaff(world, { minutesAgo: 61, roles: { [hotel_id]: "owner" } });
  for (const call of CALLS) {
    const input = inputOf(call, domain) as never;
    expect(await codeOf(at({ cookie: "" }), call, input), call.name).toBe("SIGN_IN_NEEDED");
    expect(await codeOf(at({ cookie: "" }, undefined, member), call, input), call.name).toBe("SIGN_IN_NEEDED");
    expect(await codeOf(at({ cookie: `__Host-yado-staff=${"A".repeat(43)}` }), call, input)).toBe("SIGN_IN_NEEDED");
    expect(await codeOf(at(owner, domain), call, input), "on the lodging's own host").toBe("NOT_FOUND");
    expect(await codeOf(at(old), call, input)).toBe(call.method === "GET" ? "ok" : "FRESH_SIGN_IN_NEEDED");
  }
});

test("a lodging is also found by its slug, and while its site is switched off", async () => {
  const hotel = await makeHotel(world.database, { status: 0 });
  const slug = `slug-${hotel.hotel_id}`;
  await world.database.forHotel(hotel.hotel_id, async (query) => {
    await query.insert(hotelHost).values({ hotel_id: hotel.hotel_id, host: `${slug}.platform.test` });
    await announceChange(query, hotel.hotel_id, "hotel_host");
  });
  const api = at(await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } }));
  const team = await api(contract.listTeam, { query: { domain: slug } });
  expect(team).toMatchObject({ domain: hotel.domain, is_fresh: true, team: [{ role: "owner", is_me: true }] });
  expect((await api(contract.listMyLodgings, {})).lodgings).toMatchObject([{ domain: hotel.domain, site: null }]);
});

test("an invitation is accepted by the account with its address, and by no other", async () => {
  const { hotel, owner, api } = await lodgingWithOwner();
  const email = newEmail();
  const { token, ...body } = await invited(api, hotel, email, "manager");
  const stranger = at(await signInStaff(world));
  const person = await signInStaff(world, { email });
  const opened = await at({ cookie: "" })(contract.openInvitation, { query: { token } });
  expect(opened).toEqual({ ...body, name: expect.any(String), role: "manager", email });
  expect(await codeOf(at({ cookie: "" }), contract.acceptInvitation, { body })).toBe("SIGN_IN_NEEDED");
  expect(await codeOf(stranger, contract.acceptInvitation, { body })).toBe("INVITATION_FOR_OTHER");
  expect((await at(person)(contract.listMyLodgings, {})).invitations).toMatchObject([{ ...body, role: "manager" }]);
  expect((await stranger(contract.listMyLodgings, {})).invitations).toEqual([]);

  expect(await at(person)(contract.acceptInvitation, { body })).toEqual({ domain: hotel.domain, role: "manager" });
  expect(await codeOf(at(person), contract.acceptInvitation, { body })).toBe("INVITATION_OVER");
  expect(await codeOf(at(person), contract.openInvitation, { query: { token } })).toBe("INVITATION_OVER");
  expect(await at(person)(contract.listMyLodgings, {})).toMatchObject({
    lodgings: [{ domain: hotel.domain, role: "manager", site: `https://${hotel.domain}/stay/en-US` }],
    invitations: [],
  });
  expect(await staffLog(world, hotel.hotel_id)).toMatchObject([
    { action: "staff.invited", actor: `staff:${owner.account_id}`, after: "manager" },
    { action: "staff.joined", actor: `staff:${person.account_id}`, after: "manager", account_id: person.account_id },
  ]);
  expect(JSON.stringify(await staffLog(world, hotel.hotel_id)), "no address in a log that stays").not.toContain("@");
});

test("the token is in the e-mail alone: the table has its hash", async () => {
  const { hotel, api } = await lodgingWithOwner();
  const { token } = await invited(api, hotel, newEmail());
  const rows = await readRows<{ token_hash: string }>(
    world.database,
    hotel.hotel_id,
    sql`select token_hash from staff_invitation where hotel_id = ${hotel.hotel_id}`,
  );
  expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token.split(".")[1]);
  const other = await makeHotel(world.database);
  const elsewhere = `${other.hotel_id}.${token.split(".")[1]}`;
  expect(await codeOf(api, contract.openInvitation, { query: { token: elsewhere } })).toBe("INVITATION_OVER");
});

test("one invitation is open per address: another one ends it, withdrawing and seven days do too", async () => {
  const { hotel, api } = await lodgingWithOwner();
  const email = newEmail();
  const person = at(await signInStaff(world, { email }));
  const first = await invited(api, hotel, email, "editor");
  const again = await invited(api, hotel, email, "manager");
  expect(await codeOf(person, contract.openInvitation, { query: { token: first.token } })).toBe("INVITATION_OVER");
  const { invitations } = await api(contract.listTeam, { query: { domain: hotel.domain } });
  expect(invitations).toMatchObject([{ email, role: "manager", is_expired: false }]);

  const { domain, invitation_id } = again;
  await api(contract.withdrawInvitation, { body: { domain, invitation_id } });
  expect(await codeOf(person, contract.acceptInvitation, { body: { domain, invitation_id } })).toBe("INVITATION_OVER");

  const late = await invited(api, hotel, email);
  await world.database.forHotel(hotel.hotel_id, (query) =>
    query.execute(
      sql`update staff_invitation set expires_at = now() - interval '1 minute' where hotel_id = ${hotel.hotel_id}`,
    ),
  );
  const body = { domain, invitation_id: late.invitation_id };
  expect(await codeOf(person, contract.acceptInvitation, { body })).toBe("INVITATION_OVER");
  expect((await person(contract.listMyLodgings, {})).invitations).toEqual([]);
  const listed = await api(contract.listTeam, { query: { domain } });
  expect(listed.invitations, "the owner still sees it, to send it again").toMatchObject([{ email, is_expired: true }]);
});

test("an address gets five invitations a day, and whoever is on the team gets none", async () => {
  const { hotel, owner, api } = await lodgingWithOwner();
  const { domain } = hotel;
  const email = newEmail();
  const send = (to: string) =>
    codeOf(api, contract.inviteStaff, { body: { domain, email: to, role: "editor", lang: "zh-TW" } });
  for (let sent = 0; sent < 4; sent += 1) expect(await send(email)).toBe("ok");
  expect(await send(` ${email.toUpperCase()} `), "in other letters it is the same").toBe("ok");
  expect(await send(email)).toBe("TOO_MANY_REQUESTS");
  expect(await send(owner.email)).toBe("ALREADY_STAFF");
  expect(await mailsTo(hotel.hotel_id, email)).toHaveLength(5);
  expect(await mailsTo(hotel.hotel_id, owner.email)).toHaveLength(0);
});

test("the invitation is in the language that was chosen, from the lodging", async () => {
  const { hotel, api } = await lodgingWithOwner();
  const subjects = new Set<string>();
  for (const lang of LANGUAGES) {
    const email = newEmail();
    await api(contract.inviteStaff, { body: { domain: hotel.domain, email, role: "front_desk", lang } });
    const [mail] = await mailsTo(hotel.hotel_id, email);
    expect(mail!.lang).toBe(lang);
    expect(mail!.text).toContain(`https://platform.test/studio/invitation?token=${hotel.hotel_id}.`);
    expect(mail!.text).toContain(email);
    subjects.add(mail!.subject);
  }
  expect(subjects.size).toBe(LANGUAGES.length);
});

test("roles change and people leave at once, with before and after in the log; one owner always stays", async () => {
  const { hotel, owner, api } = await lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const colleague = await signInStaff(world, { roles: { [hotel_id]: "manager" } });
  const lone = { body: { domain, account_id: owner.account_id } };
  expect(await codeOf(api, contract.removeStaff, lone)).toBe("LAST_OWNER");
  expect(await codeOf(api, contract.changeStaffRole, { body: { ...lone.body, role: "editor" } })).toBe("LAST_OWNER");

  const other = { domain, account_id: colleague.account_id };
  expect(await codeOf(at(colleague), contract.listTeam, { query: { domain } })).toBe("FORBIDDEN");
  await api(contract.changeStaffRole, { body: { ...other, role: "owner" } });
  expect(await codeOf(at(colleague), contract.listTeam, { query: { domain } })).toBe("ok");
  await at(colleague)(contract.removeStaff, lone);
  expect(await codeOf(api, contract.listTeam, { query: { domain } })).toBe("NOT_FOUND");
  expect(await staffLog(world, hotel_id)).toMatchObject([
    { action: "staff.role_changed", before: "manager", after: "owner", account_id: colleague.account_id },
    { action: "staff.removed", before: "owner", account_id: owner.account_id, actor: `staff:${colleague.account_id}` },
  ]);
});

test("of owners who remove each other at the same moment one stays", async () => {
  const hotel = await makeHotel(world.database);
  const { domain, hotel_id } = hotel;
  const owners = await Promise.all([1, 2, 3, 4].map(() => signInStaff(world, { roles: { [hotel_id]: "owner" } })));
  await Promise.all(
    owners.map((owner, index) => {
      const { account_id } = owners[(index + 1) % owners.length]!;
      return codeOf(at(owner), contract.removeStaff, { body: { domain, account_id } });
    }),
  );
  const left = await readRows<{ role: string }>(
    world.database,
    hotel_id,
    sql`select role from staff where hotel_id = ${hotel_id}`,
  );
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(owners.length);
});

test("an acceptance and a withdrawal at once: one of them happens", async () => {
  const { hotel, api } = await lodgingWithOwner();
  const email = newEmail();
  const person = at(await signInStaff(world, { email }));
  const { domain, invitation_id } = await invited(api, hotel, email);
  const body = { domain, invitation_id };
  const codes = await Promise.all([
    codeOf(person, contract.acceptInvitation, { body }),
    codeOf(api, contract.withdrawInvitation, { body }),
  ]);
  expect(codes.toSorted()).toEqual(["INVITATION_OVER", "ok"]);
});
