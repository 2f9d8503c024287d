/** Row 47: every call of the studio × every role × own and other lodgings; and guests' contacts in no answer that is not for them. */
import { expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { getSiteDraft, publishSite, saveDraft } from "#contract/site-drafts.ts";
import { allowPublishing } from "#contract/studio.ts";
import { revealContact } from "#contract/studio/studio-orders.ts";
import { mayDo, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { ask, fingerprint, hostOf, UNKNOWN } from "#tests/faults/tenants/access-matrix.ts";
import { ACCESS, expected } from "#tests/faults/tenants/access-table.ts";
import { withThreeLodgings } from "#tests/faults/tenants/three-lodgings.ts";
import { PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";

const at = withThreeLodgings();

const STUDIO = (calls as readonly Call[]).filter((call) => call.who.includes("staff") && call.name in ACCESS);

/** Someone with this role here, who cleans at the second lodging and has nothing to do with the third. */
async function personWith(role: StaffRole) {
  const { world, lodgings } = at;
  const [own, second] = lodgings;
  const roles = { [own.lodging.hotel_id]: role, [second.lodging.hotel_id]: "housekeeper" as const };
  const { cookie } = await signInStaff(world, { minutesAgo: -60, roles });
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
      if (!mayDo(role, call.may!)) await expectCode("at home", own.ids.domain, "FORBIDDEN");
      if (!mayDo("housekeeper", call.may!)) await expectCode("where they clean", second.ids.domain, "FORBIDDEN");
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
        if (call.method !== "GET" || !mayDo(role, call.may!)) continue;
        const { code, text } = await send(call, ids.domain);
        if (code === "FORBIDDEN" || code === "SIGN_IN_NEEDED") wrong.push(`${role} ${call.name}: ${code}`);
        const shown = contacts.filter((contact) => text.includes(contact));
        if (shown.length > 0) wrong.push(`${role} ${call.name} shows ${shown.join(", ")}`);
      }
      const { code, text } = await send(revealContact, ids.domain);
      const may = mayDo(role, "see_contacts");
      if (may !== text.includes(ids.email)) wrong.push(`${role} reveals: ${code}`);
    }
    expect(wrong).toEqual([]);
  },
);

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
      if (call.method !== "POST" || !mayDo(role, call.may!)) continue;
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
