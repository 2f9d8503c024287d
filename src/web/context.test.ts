import { expect, test } from "vitest";
import { getFrame, getHotelInfo } from "#contract/hotel.ts";
import { getMemberCredit } from "#contract/credit.ts";
import { calculateOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { askOnce } from "#web/context.ts";

function counted() {
  const sent: string[] = [];
  const send = askOnce(async ({ name }) => {
    sent.push(name);
    return { status: 200, envelope: { success: true, msg: "", data: sent.length } };
  });
  return { sent, send };
}

const query = { domain: "a.test" };

test("what is the same for every visitor is sent once for each question", async () => {
  const { sent, send } = counted();
  const [first, again] = await Promise.all([send(getHotelInfo, { query }), send(getHotelInfo, { query })]);
  expect(again).toBe(first);
  await send(getFrame, { query: { ...query, menu_code: "header" } });
  await send(getFrame, { query: { ...query, menu_code: "footer" } });
  expect(sent).toEqual(["getHotelInfo", "getFrame", "getFrame"]);
});

test("what depends on who asks, or changes something, is sent each time", async () => {
  const { sent, send } = counted();
  for (const call of [getMemberCredit, searchRooms, calculateOrder]) {
    await send(call, { query });
    await send(call, { query });
  }
  expect(sent).toHaveLength(6);
});
