import { afterEach, expect, test, vi } from "vitest";
import type { HotelInfo } from "#contract/hotel.ts";
import { houseFacilities, roomFacilities } from "#web/facilities.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const house = (support_facilities: string) => ({
  domain: "house.test",
  info: { support_facilities } as HotelInfo["info"],
});

test.each(["", "{", "null", "5"])("a room's unreadable facilities are logged, and count as none: %j", (facilities) => {
  expect(roomFacilities({ room_class_id: 7, facilities })).toEqual([]);
  expect(warn.mock.calls).toEqual([["room class 7: its facilities can't be read and are not shown"]]);
});

test.each(["", "{}", "null", "5"])("so are the lodging's: %j", (json) => {
  expect(houseFacilities(house(json))).toEqual([]);
  expect(warn.mock.calls).toEqual([["house.test: support_facilities can't be read and are not shown"]]);
});

test("what can be read is not logged, even if there is nothing", () => {
  expect(roomFacilities({ room_class_id: 7, facilities: "{}" })).toEqual([]);
  expect(roomFacilities({ room_class_id: 7, facilities: '{"room":["free_wifi"]}' })).toHaveLength(1);
  expect(houseFacilities(house("[]"))).toEqual([]);
  expect(houseFacilities(house('["free_wifi"]'))).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
