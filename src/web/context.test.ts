import { expect, test } from "vitest";
import { getFrame, getHotelInfo } from "#contract/hotel.ts";
import { getMemberCredit } from "#contract/members.ts";
import { calculateOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { askOnce } from "#web/context.ts";

function counted() {
  const asked: string[] = [];
  const send = askOnce(async ({ name }) => {
    asked.push(name);
    return { status: 200, envelope: { success: true, msg: "", data: asked.length } };
  });
  return { asked, send };
}

const query = { domain: "a.test" };

test("what is the same for every visitor is asked once for each question", async () => {
  const { asked, send } = counted();
  const [first, again] = await Promise.all([send(getHotelInfo, { query }), send(getHotelInfo, { query })]);
  expect(again).toBe(first);
  await send(getFrame, { query: { ...query, menu_code: "header" } });
  await send(getFrame, { query: { ...query, menu_code: "footer" } });
  expect(asked).toEqual(["getHotelInfo", "getFrame", "getFrame"]);
});

test("what depends on who asks, or changes something, is asked each time", async () => {
  const { asked, send } = counted();
  for (const call of [getMemberCredit, searchRooms, calculateOrder]) {
    await send(call, { query });
    await send(call, { query });
  }
  expect(asked).toHaveLength(6);
});
