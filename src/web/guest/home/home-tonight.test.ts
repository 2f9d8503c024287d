import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Send } from "#contract/client.ts";
import type { Visit } from "#contract/visit.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { visitContext } from "#web/context.ts";
import { loader } from "#web/guest/home.tsx";

const TAIPEI = "Asia/Taipei";
/** Early morning at the lodging, and still the day before in London. */
const NOW = new Date("2030-05-02T06:00:00+08:00");

const FOUND = [
  { room_class_id: 1, rate_plans: [{}] },
  { room_class_id: 2, rate_plans: [] },
];

/** Loads the home page of a lodging that has only a name and these search results. */
async function loadHome(template_code: string, hotel: object = {}) {
  const searches: unknown[] = [];
  const send: Send = ({ name }, { query }) => {
    if (name === "searchRooms") searches.push(query);
    const answers: Record<string, unknown> = {
      getHotelInfo: { template_code, template_booking_code: "", timezone: TAIPEI, status: 1, ...hotel },
      searchRooms: FOUND,
    };
    return Promise.resolve({ status: 200, envelope: { success: true, msg: "", data: answers[name] ?? [] } });
  };
  const context = new RouterContextProvider();
  context.set(visitContext, { send, domain: "inn.example", search: "", now: NOW } as unknown as Visit);
  const data = await loader({ context } as unknown as Parameters<typeof loader>[0]);
  return { tonight: data.tonight, searches };
}

test("the board gets the rooms that a search for this one night finds", async () => {
  const { tonight, searches } = await loadHome("layout_800.2");
  expect(searches).toEqual([{ domain: "inn.example", start_date: "2030-05-02", end_date: "2030-05-03" }]);
  expect(tonight).toEqual({ 1: true, 2: false });
});

test("for a lodging that sells nothing here no search is made", async () => {
  expect(await loadHome("layout_800", { booking_close: true })).toEqual({ tonight: undefined, searches: [] });
});

test("no other layout asks for tonight", async () => {
  for (const { code } of LAYOUT_SETTINGS.filter((each) => each.code !== "layout_800")) {
    expect((await loadHome(code)).tonight, code).toBeUndefined();
  }
});
