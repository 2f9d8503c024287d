import { expect, test } from "vitest";
import type { PageVisit } from "#web/context.ts";
import { loadRoomData } from "#web/guest/room/room-data.ts";

const OWNERS = "/media/corridor-0a1b2c3d-2400x1600.jpg";
const OWN = { src: "/media/loft-0a1b2c3e-2400x1600.jpg", alt: "The loft" };

/** The pictures of a room's page, and whether the owner's picture for rooms' pages is on it anywhere else. */
async function picturesOf(photos: { src: string; alt: string }[], room: string) {
  const rooms = [
    { room_class_id: 1, room_class_name: "Loft", photos },
    { room_class_id: 2, room_class_name: "Attic", photos: [] },
  ];
  const answers: Record<string, unknown> = {
    listRooms: rooms,
    getHotelInfo: { booking_close: true, timezone: "Asia/Taipei", info: { template_images: { room } } },
    listFacilities: [],
  };
  const api = ({ name }: { name: string }) => Promise.resolve(answers[name] ?? []);
  const visit = { api, domain: "inn.example", now: new Date("2030-05-02T06:00:00+08:00"), search: "" };
  const found = await loadRoomData(visit as unknown as PageVisit, "1");
  return { photos: found!.room.photos, others: found!.others.map((other) => other.photos) };
}

test.each<[string, (typeof OWN)[], string, { src: string; alt: string }[]]>([
  ["a room with a photo shows its own", [OWN], OWNERS, [OWN]],
  ["a room without one shows the owner's picture", [], OWNERS, [{ src: OWNERS, alt: "Loft" }]],
  ["without either there is no picture", [], "", []],
])("%s", async (_, photos, owners, shown) => {
  // Cards of the other rooms never show it: it would be on the page twice.
  expect(await picturesOf(photos, owners)).toEqual({ photos: shown, others: [[]] });
});
