/** A lodging's team: who may see and change it, and that one owner always stays. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import * as contract from "#contract/studio.ts";
import { PERMISSIONS, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { signInStaff, staffLog } from "#tests/helpers/staff-member.ts";
import { newEmail, studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { addMember } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

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
  const { at, codeOf } = studio;
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
  const { at, codeOf, lodgingWithOwner } = studio;
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
  const { at } = studio;
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

test("roles change and people leave at once, with before and after in the log; one owner always stays", async () => {
  const { at, codeOf, lodgingWithOwner } = studio;
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
  const { at, codeOf } = studio;
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
