/** How much the front desk may give back: set by the owner, refused in words above it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallRefused } from "#contract/client.ts";
import { getRefundLimit, setRefundLimit } from "#contract/studio/refund-limit.ts";
import * as contract from "#contract/studio/studio-orders.ts";
import { mayRefund, STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("only the front desk has a limit, and without one it may refund any sum", () => {
  for (const role of STAFF_ROLES) {
    const may = ["owner", "manager", "front_desk", "accountant"].includes(role);
    expect([mayRefund(role, 10_000, null), mayRefund(role, 10_000, 10_000)], role).toEqual([may, may]);
    expect(mayRefund(role, 10_001, 10_000), role).toBe(may && role !== "front_desk");
  }
});

async function openSeller() {
  const lodging = await openLodging(world.database, {
    rooms: [{ capacity: 20 }],
    info: { email: "house@example.com" },
  });
  const studio = studioCalls(world);
  const as = async (role: (typeof STAFF_ROLES)[number]) =>
    studio.at(await signInStaff(world, { roles: { [lodging.hotel_id]: role } }));
  return { ...lodging, ...studio, as, owner: await as("owner"), booker: bookerOf(world, lodging) };
}

test("above the sum that the owner has set, the front desk is told whom to ask; a manager goes on", async () => {
  const at = await openSeller();
  const { domain, owner } = at;
  const [frontDesk, manager] = [await at.as("front_desk"), await at.as("manager")];
  const booked = await at.booker.book(at.body([[0, 0, 1]], { pay_way: "remittance" }));
  const { order_id } = booked;
  const paid = { domain, order_id, amount: booked.view.pay_amount, proof: "REF-1" };
  await owner(contract.markRemittance, { body: paid });

  expect(await owner(getRefundLimit, { query: { domain } })).toEqual({ limit: null });
  const { refund } = await frontDesk(contract.previewCancel, { query: { domain, order_id } });
  expect(await owner(setRefundLimit, { body: { domain, limit: refund - 1 } })).toEqual({ before: null });
  expect(await frontDesk(getRefundLimit, { query: { domain } })).toEqual({ limit: refund - 1 });
  expect(await at.codeOf(manager, setRefundLimit, { body: { domain, limit: null } })).toBe("FORBIDDEN");

  const cancel = { body: { domain, order_id, refund } };
  const said = await frontDesk(contract.cancelStudioOrder, cancel).catch((error: CallRefused) => error);
  expect(said).toMatchObject({ code: "REFUND_ABOVE_LIMIT", message: expect.stringContaining("front desk") as string });
  expect(await at.codeOf(frontDesk, contract.previewCancel, { query: { domain, order_id } })).toBe(
    "REFUND_ABOVE_LIMIT",
  );
  await manager(contract.cancelStudioOrder, cancel);

  const { refunds } = await frontDesk(contract.getStudioOrder, { query: { domain, order_id } });
  const { reason, transfer_no, amount } = refunds[0]!;
  const sent = { body: { domain, order_id, reason, transfer_no, amount, proof: "REF-2" } };
  expect(await at.codeOf(frontDesk, contract.finishRefund, sent)).toBe("REFUND_ABOVE_LIMIT");
  await owner(setRefundLimit, { body: { domain, limit: refund } });
  expect(await at.codeOf(frontDesk, contract.finishRefund, sent)).toBe("ok");
  await expectClean(world, at.hotel_id);
});
