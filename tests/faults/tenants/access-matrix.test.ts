/** Row 24: every mounted call × every kind of caller × the ids of three lodgings. Another lodging's id is as good as none. */
import { expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { handle, type Handler } from "#server/calls/handle.ts";
import { handlers } from "#server/calls/handlers.ts";
import { fingerprint, openThree, walkMatrix } from "#tests/faults/tenants/access-matrix.ts";
import { ACCESS, ACTORS } from "#tests/faults/tenants/access-table.ts";
import { withThreeLodgings } from "#tests/faults/tenants/three-lodgings.ts";
import { muffled, plant } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const undeclared = (mounted: readonly Handler[]) =>
  mounted.map(({ call }) => call.name).filter((name) => !(name in ACCESS));

const at = withThreeLodgings();

test("every mounted call is declared, and nothing else", () => {
  expect(undeclared(handlers)).toEqual([]);
  expect(Object.keys(ACCESS).toSorted()).toEqual(handlers.map(({ call }) => call.name).toSorted());
});

test(
  "everyone gets what he may, and of other lodgings nothing: not even whether it exists",
  { timeout: PATIENCE },
  async () => {
    const { separate, world, lodgings } = at;
    const before = await Promise.all(lodgings.slice(1).map(({ lodging }) => fingerprint(separate, lodging.hotel_id)));
    const { wrong, cells } = await walkMatrix(world, lodgings);
    expect(wrong).toEqual([]);
    expect(await Promise.all(lodgings.slice(1).map(({ lodging }) => fingerprint(separate, lodging.hotel_id)))).toEqual(
      before,
    );
    report("row 24", { calls: handlers.length, actors: ACTORS.length, cells });
  },
);

testPlanted("planted: a call that nobody declared shows", () => {
  const extra = handle({ ...placeOrder, name: "placeOrderQuietly" }, () =>
    Promise.resolve({ order_doc: "", redirect_path: "" }),
  );
  expect(undeclared([...handlers, extra])).toEqual(["placeOrderQuietly"]);
});

testPlanted("planted: a call that lets in others than the contract says shows", { timeout: PATIENCE }, async () => {
  const planted: Record<string, Handler["call"]["who"]> = { getStaffTask: ["visitor"], findReceipt: ["member"] };
  const mounted = handlers.map((handler) => {
    const who = planted[handler.call.name];
    return who ? { ...handler, call: { ...handler.call, who } } : handler;
  });
  const broken = await openWorld({ url: at.separate.url, bank: createSandbox(), handlers: mounted });
  const { wrong } = await muffled(async () => walkMatrix(broken, await openThree(broken), Object.keys(planted)));
  expect(wrong.join("\n")).toMatch(/getStaffTask, visitor: 500 INTERNAL instead of ok/);
  expect(wrong.join("\n")).toMatch(/findReceipt, the holder of the history link: 401 SIGN_IN_NEEDED instead of ok/);
  await broken.close();
});

testPlanted("planted: a server that takes any lodging's token shows", { timeout: PATIENCE }, async () => {
  const broken = await openWorld({ url: at.separate.url, bank: createSandbox() });
  broken.dependencies.tokens = {
    ...broken.dependencies.tokens,
    read: async (token) =>
      (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sub?: string }).sub ?? null,
  };
  const { wrong } = await muffled(async () => walkMatrix(broken, await openThree(broken), ["placeOrder"]));
  expect(wrong.join("\n")).toMatch(/a forged token: 200 ok instead of SIGN_IN_NEEDED/);
  await broken.close();
});

testPlanted("planted: orders that are looked up without their lodging show", { timeout: PATIENCE }, async () => {
  const open = await openSeparateDatabase(
    `drop policy own_hotel_only on "order"`,
    `create policy own_hotel_only on "order" using (true) with check (true)`,
  );
  const { probe, hits } = plant(["found.hotel_id = $1 and found.", "$1::int is not null and found."]);
  const broken = await openWorld({ url: open.url, probe, bank: createSandbox() });
  const { wrong } = await muffled(async () =>
    walkMatrix(broken, await openThree(broken), ["getOrderHistory", "listOrders"]),
  );
  expect(hits()).toBeGreaterThan(0);
  expect(wrong.join("\n")).toMatch(/getOrderHistory, the holder of the history link: foreign/);
  await broken.close();
  await open.drop();
});
