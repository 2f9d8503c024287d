/** Row 47: every call of the studio × every role × own and other lodgings; and guests' contacts in no answer that is not for them. */
import { expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { revealContact } from "#contract/studio/studio-orders.ts";
import { mayDo, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { ask, fingerprint, hostOf, UNKNOWN } from "#tests/faults/tenants/access-matrix.ts";
import { ACCESS } from "#tests/faults/tenants/access-table.ts";
import { withThreeLodgings } from "#tests/faults/tenants/three-lodgings.ts";
import { PATIENCE, report } from "#tests/faults/tools/sizes.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";

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
    for (const call of STUDIO) {
      const expectCode = async (where: string, domain: string, code: string) => {
        const { code: found } = await send(call, domain);
        cells += 1;
        if (found !== code) wrong.push(`${role} ${call.name} ${where}: ${found} instead of ${code}`);
      };
      if (!mayDo(role, call.may!)) await expectCode("at home", own.ids.domain, "FORBIDDEN");
      if (!mayDo("housekeeper", call.may!)) await expectCode("where they clean", second.ids.domain, "FORBIDDEN");
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
