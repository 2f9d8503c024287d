/** Row 47: every call of the studio × every role × own and other lodgings; and guests' contacts in no answer that is not for them. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { getSiteDraft, publishSite, saveDraft } from "#contract/site-drafts.ts";
import { allowPublishing } from "#contract/studio.ts";
import { findInStudio } from "#contract/studio/find-in-studio.ts";
import { getStudioOrder, revealContact } from "#contract/studio/studio-orders.ts";
import { STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { staff } from "#server/database/tables/people.ts";
import { ask, fingerprint, hostOf, UNKNOWN } from "#tests/faults/tenants/access-matrix.ts";
import { ACCESS, expected } from "#tests/faults/tenants/access-table.ts";
import {
  isFreshByTable,
  mayByTable,
  mayPublisherByTable,
  WRITTEN_CALLS,
  WRITTEN_ROLES,
} from "#tests/faults/tenants/role-table.ts";
import { withThreeLodgings } from "#tests/faults/tenants/three-lodgings.ts";
import { PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";

const at = withThreeLodgings();

const STUDIO = (calls as readonly Call[]).filter((call) => call.who.includes("staff") && call.name in ACCESS);

/** As the owner does, who is asked in a test of its own. */
const letPublish = (account_id: string) =>
  at.world.database.forHotel(at.lodgings[0].lodging.hotel_id, (query) =>
    query.update(staff).set({ may_publish: true }).where(eq(staff.account_id, account_id)),
  );

test("every call of the studio, and every role, is written down once", () => {
  const named = (calls as readonly Call[]).filter((call) => call.who.includes("staff")).map(({ name }) => name);
  expect(WRITTEN_CALLS.toSorted()).toEqual(named.toSorted());
  expect(WRITTEN_ROLES).toEqual(STAFF_ROLES);
});

/** Someone with this role here, who cleans at the second lodging and has nothing to do with the third. */
async function personWith(role: StaffRole, { minutesAgo = -60, may_publish = false } = {}) {
  const { world, lodgings } = at;
  const [own, second] = lodgings;
  const roles = { [own.lodging.hotel_id]: role, [second.lodging.hotel_id]: "housekeeper" as const };
  const { cookie, account_id } = await signInStaff(world, { minutesAgo, roles });
  if (may_publish) await letPublish(account_id);
  return (call: Call, domain: string) => {
    const host = hostOf(world, call, own);
    const named = { ...own, ids: { ...own.ids, domain } };
    return ask(world, host, call, "an owner", named, named.ids, proofOf(world, host, cookie));
  };
}

test("a role does what the table allows at its own lodging, and nothing at others", { timeout: PATIENCE }, async () => {
  const { lodgings, separate } = at;
  const [own, second, third] = lodgings;
  const people = new Map<StaffRole, Awaited<ReturnType<typeof personWith>>>();
  for (const role of STAFF_ROLES) people.set(role, await personWith(role));
  const before = await Promise.all(lodgings.map(({ lodging }) => fingerprint(separate, lodging.hotel_id)));
  const wrong: string[] = [];
  let cells = 0;
  for (const [role, send] of people) {
    for (const [place, call] of STUDIO.entries()) {
      const expectCode = async (where: string, domain: string, code: string) => {
        const { code: found } = await send(call, domain);
        cells += 1;
        if (found !== code) wrong.push(`${role} ${call.name} ${where}: ${found} instead of ${code}`);
      };
      if (!mayByTable(role, call.name)) await expectCode("at home", own.ids.domain, "FORBIDDEN");
      if (!mayByTable("housekeeper", call.name)) await expectCode("where they clean", second.ids.domain, "FORBIDDEN");
      // What someone is at home makes no difference there: for each call one role in the small size, every role in the full one.
      if ((place + STAFF_ROLES.indexOf(role)) % size(STAFF_ROLES.length, 1) !== 0) continue;
      await expectCode("elsewhere", third.ids.domain, "NOT_FOUND");
      await expectCode("nowhere", UNKNOWN.domain, "NOT_FOUND");
    }
  }
  expect(wrong).toEqual([]);
  expect(await Promise.all(lodgings.map(({ lodging }) => fingerprint(separate, lodging.hotel_id)))).toEqual(before);
  report("row 47", { calls: STUDIO.length, roles: STAFF_ROLES.length, cells });
});

test(
  "what may be read is read, and a guest's address and telephone only by those who may",
  { timeout: PATIENCE },
  async () => {
    const [{ ids }] = at.lodgings;
    const [guest] = await at.separate.asOwner<{ booker_phone: string }>(
      "select booker_phone from order_guest where hotel_id = $1 and order_id = $2",
      [ids.hotel_id, ids.order_id],
    );
    const { booker_phone } = guest!;
    const contacts = [ids.email, booker_phone, booker_phone.replace(/\D/g, "").slice(-8)];
    const wrong: string[] = [];
    for (const role of STAFF_ROLES) {
      const send = await personWith(role);
      for (const call of STUDIO) {
        if (call.method !== "GET" || !mayByTable(role, call.name)) continue;
        const { code, text } = await send(call, ids.domain);
        if (code === "FORBIDDEN" || code === "SIGN_IN_NEEDED") wrong.push(`${role} ${call.name}: ${code}`);
        const shown = contacts.filter((contact) => text.includes(contact));
        if (shown.length > 0) wrong.push(`${role} ${call.name} shows ${shown.join(", ")}`);
      }
      const { code, text } = await send(revealContact, ids.domain);
      const may = mayByTable(role, revealContact.name);
      if (may !== text.includes(ids.email)) wrong.push(`${role} reveals: ${code}`);
    }
    expect(wrong).toEqual([]);
  },
);

test(
  "whoever sees no orders finds none, and an old sign-in does nothing dangerous",
  { timeout: PATIENCE },
  async () => {
    const [{ ids }] = at.lodgings;
    const { world } = at;
    const wrong: string[] = [];
    for (const role of STAFF_ROLES) {
      const { cookie } = await signInStaff(world, { roles: { [ids.hotel_id]: role } });
      const { found } = await studioCalls(world).at({ cookie })(findInStudio, {
        query: { domain: ids.domain, text: ids.order_doc },
      });
      if (found.length > 0 !== mayByTable(role, getStudioOrder.name)) wrong.push(`${role} finds ${found.length}`);
    }
    const old = await personWith("owner", { minutesAgo: 61 });
    for (const call of STUDIO) {
      if (!isFreshByTable(call.name) && call.method !== "GET") continue;
      const { code } = await old(call, ids.domain);
      if ((code === "FRESH_SIGN_IN_NEEDED") !== isFreshByTable(call.name))
        wrong.push(`an old sign-in ${call.name}: ${code}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("an editor who may publish does that besides, and nothing else", { timeout: PATIENCE }, async () => {
  const [{ ids }] = at.lodgings;
  const send = await personWith("editor", { may_publish: true });
  const wrong: string[] = [];
  for (const call of STUDIO) {
    // What an editor may do anyway is in the other tests.
    if (mayByTable("editor", call.name)) continue;
    const { code } = await send(call, ids.domain);
    if ((code !== "FORBIDDEN") !== mayPublisherByTable(call.name)) wrong.push(`${call.name}: ${code}`);
  }
  expect(wrong).toEqual([]);
});

/** What others have done before in this test makes another answer, for whoever may do it. */
const DONE_ALREADY: Readonly<Record<string, readonly string[]>> = {
  // The person it is about was taken off the team.
  allowPublishing: ["NOT_FOUND"],
  undoRoomUnits: ["UNITS_IN_USE", "UNDO_OVER"],
  undoBankAccount: ["ok"],
  saveRates: ["RATES_CHANGED"],
  resendConfirmation: ["TOO_MANY_REQUESTS"],
};

test("what a role may change, it changes", { timeout: PATIENCE }, async () => {
  const [own] = at.lodgings;
  const wrong: string[] = [];
  let cells = 0;
  for (const role of STAFF_ROLES) {
    const send = await personWith(role);
    for (const call of STUDIO) {
      if (call.method !== "POST" || !mayByTable(role, call.name)) continue;
      const { code, text } = await send(call, own.ids.domain);
      const wanted = [expected(call, "an owner"), ...(DONE_ALREADY[call.name] ?? [])];
      cells += 1;
      if (!wanted.includes(code)) wrong.push(`${role} ${call.name}: ${text} instead of ${wanted.join(" or ")}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(100);
});

test("an editor publishes as soon as the owner allows it, and no longer than that", { timeout: PATIENCE }, async () => {
  const { world, lodgings } = at;
  const [{ ids, lodging }] = lodgings;
  const { domain } = ids;
  const studio = studioCalls(world);
  const owner = studio.at(await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } }));
  const person = await signInStaff(world, { roles: { [lodging.hotel_id]: "editor" } });
  const editor = studio.at(person);
  const write = async (seen: string, value: string) => {
    const fax = { record: "site", record_id: 0, field: "fax", lang: "" } as const;
    const { saved } = await editor(saveDraft, { body: { domain, changes: [{ ...fax, value, seen }] } });
    expect(saved).toHaveLength(1);
  };
  const publish = () => studio.codeOf(editor, publishSite, { body: { domain } });
  const allow = (may_publish: boolean) =>
    owner(allowPublishing, { body: { domain, account_id: person.account_id, may_publish } });
  const { records } = await editor(getSiteDraft, { query: { domain } });
  const fax = String(records.find(({ record }) => record === "site")!.fields.fax ?? "");
  await write(fax, "02-1111");
  expect(await publish()).toBe("FORBIDDEN");
  await allow(true);
  expect(await publish()).toBe("ok");
  await write("02-1111", "02-2222");
  await allow(false);
  expect(await publish()).toBe("FORBIDDEN");
});
