import { listRooms } from "#contract/rooms.ts";
import { handleKept } from "#server/handle.ts";
import { readRooms } from "#server/rooms/read-rooms.ts";

export const roomHandlers = [handleKept(listRooms, (_asked, context) => readRooms(context))];
