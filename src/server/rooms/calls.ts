import { findAlternatives, getRoomCalendar, listRooms, searchRatePlans, searchRooms } from "#contract/rooms.ts";
import { handle, handleKept } from "#server/calls/handle.ts";
import { findOtherStays } from "#server/rooms/find-alternatives.ts";
import { readCalendar } from "#server/rooms/read-calendar.ts";
import { readRooms } from "#server/rooms/read-rooms.ts";
import { findRatePlans, findRooms } from "#server/rooms/search-rooms.ts";

export const roomHandlers = [
  handleKept(listRooms, (_asked, context) => readRooms(context)),
  handle(searchRooms, findRooms),
  handle(searchRatePlans, findRatePlans),
  handle(findAlternatives, findOtherStays),
  handle(getRoomCalendar, readCalendar),
];
