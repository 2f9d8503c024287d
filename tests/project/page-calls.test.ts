/** Which calls a page makes: its frame, and what it shows; nothing twice, and nothing that it does not show. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visit } from "#contract/visit.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { startWeb, type Web } from "../../src/web-server.ts";

let web: Web;
let world: World;
let hotel: MadeHotel;
let made: string[] = [];

const counting = (visit: Visit): Visit => ({
  ...visit,
  send: (call, input) => {
    made.push(call.name);
    return visit.send(call, input);
  },
});

beforeAll(async () => {
  web = await startWeb(false);
  world = await openWorld({ render: (request, visit, basename) => web.render(request, counting(visit), basename) });
  hotel = await makeHotel(world.database, { info: { about_us: { "zh-TW": "<p>故事</p>" } } });
  await fillHotel(world.database, hotel);
});
afterAll(async () => {
  await world.close();
  await web.close();
});

const FRAME = ["getFrame", "getHotelInfo"];
const HOME = [
  ...FRAME,
  "listAnnouncements",
  "listAttractions",
  "listFacilities",
  "listHotelsByTag",
  "listPromotions",
  "listRooms",
];

test.each([
  ["/stay", HOME],
  ["/stay/about", FRAME],
  ["/stay/news", [...FRAME, "listAnnouncements"]],
  ["/stay/facilities", [...FRAME, "listFacilities"]],
  ["/stay/attractions", [...FRAME, "listAttractions"]],
])("%s makes the calls %j", async (path, calls) => {
  made = [];
  const response = await world.fetch(hotel.domain, path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<main");
  expect(made.toSorted()).toEqual(calls);
});
