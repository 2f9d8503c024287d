import * as contract from "#contract/rooms.ts";
import { handle, handleCached } from "#server/calls/handle.ts";
import { findAlternatives } from "#server/rooms/find-alternatives.ts";
import { getRoomCalendar } from "#server/rooms/get-room-calendar.ts";
import { listRooms } from "#server/rooms/list-rooms.ts";
import { searchRatePlans } from "#server/rooms/search-rate-plans.ts";
import { searchRooms } from "#server/rooms/search-rooms.ts";

export const roomHandlers = [
  handleCached(contract.listRooms, listRooms),
  handle(contract.searchRooms, searchRooms),
  handle(contract.searchRatePlans, searchRatePlans),
  handle(contract.findAlternatives, findAlternatives),
  handle(contract.getRoomCalendar, getRoomCalendar),
];
