/** Requests alternative dates from a lodging, as the booking page does. */
import { expect } from "vitest";
import { findAlternatives } from "#contract/rooms.ts";
import { nightsBetween } from "#rules/time/day.ts";
import type { Lodging } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";

export type Search = { ahead: number; nights: number; rooms: number; adults: number; children: number };

export const USUAL: Search = { ahead: 10, nights: 3, rooms: 1, adults: 2, children: 0 };

export const queryOf = (lodging: Lodging, { ahead, nights, ...guests }: Search) => ({
  domain: lodging.domain,
  start_date: lodging.day(ahead),
  end_date: lodging.day(ahead + nights),
  ...Object.fromEntries(Object.entries(guests).map(([name, count]) => [name, String(count)])),
});

export async function find(
  world: World,
  lodging: Lodging,
  search: Partial<Search> = {},
  headers: Record<string, string> = {},
) {
  const query = queryOf(lodging, { ...USUAL, ...search });
  const { status, envelope } = await overHttp(world, lodging.domain, findAlternatives, { query }, { headers });
  expect(status).toBe(200);
  return strict(findAlternatives.answer).parse(envelope.data) as NonNullable<typeof envelope.data>;
}

/** How many days ahead each stay begins, and its nights. */
export const aheadOf = (lodging: Lodging, stays: { start_date: string; end_date: string }[]) =>
  stays.map(({ start_date, end_date }) => [
    nightsBetween(lodging.day(0), start_date),
    nightsBetween(start_date, end_date),
  ]);
