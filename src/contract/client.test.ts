import { expect, test } from "vitest";
import type { Envelope } from "#contract/call.ts";
import { createApiClient } from "#contract/client.ts";
import { listRooms } from "#contract/rooms.ts";

const clientOf = (status: number, envelope: Envelope) => createApiClient(async () => ({ status, envelope }));
const ask = (status: number, envelope: Envelope) =>
  clientOf(status, envelope)(listRooms, { query: { domain: "a.test" } });

test("an answer is its data", async () => {
  expect(await ask(200, { success: true, msg: "", data: [] })).toEqual([]);
});

test("a refusal carries all that was said: status, code, words, fields and data", async () => {
  const extra_info = { message: "The price has changed.", fields: ["pay_amount"] };
  const envelope = {
    success: false,
    msg: "The price has changed.",
    code: "PRICE_CHANGED",
    extra_info,
    data: { total: 4210 },
  };
  await expect(ask(200, envelope)).rejects.toMatchObject({
    status: 200,
    code: "PRICE_CHANGED",
    message: "The price has changed.",
    extra_info,
    data: { total: 4210 },
  });
});

test("a refusal that says nothing besides has no data", async () => {
  await expect(ask(404, { success: false, msg: "", code: "NOT_FOUND" })).rejects.toMatchObject({
    extra_info: {},
    data: undefined,
  });
});
