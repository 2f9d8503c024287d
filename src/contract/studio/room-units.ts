/** The single rooms of each class, by the numbers on their doors. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema } from "#contract/call.ts";
import { importRooms } from "#contract/studio/room-import.ts";
import { isRoomNumber, MOST_UNITS, readNumber } from "#rules/stock/unit-numbers.ts";

const numberSchema = z.string().max(40).transform(readNumber).pipe(z.string().refine(isRoomNumber));
const floorSchema = z
  .string()
  .trim()
  .max(12)
  .regex(/^[\p{L}\p{N}\p{M} .-]*$/u);

const unitsSchema = z.object({
  units: z.number().int().describe("How many rooms there are; some may have no number"),
  numbers: z.array(z.object({ number: z.string(), floor: z.string() })),
});

export const undoUnitsSchema = z
  .object({ room_class_id: idSchema, until_timestamp: z.number() })
  .nullable()
  .describe("The class whose number of rooms was changed last, while that can be taken back");

export const listRoomUnits = defineCall({
  name: "listRoomUnits",
  method: "GET",
  path: "/api/studio/rooms/numbers",
  summary: "How many rooms each class has, and their numbers",
  who: ["staff"],
  may: "open_studio",
  query: z.object({ domain: domainSchema }),
  answer: z.object({ rooms: z.array(unitsSchema.extend({ room_class_id: idSchema })), undo: undoUnitsSchema }),
});

export const saveUnitNumbers = defineCall({
  name: "saveUnitNumbers",
  method: "POST",
  path: "/api/studio/rooms/numbers",
  summary:
    "The rooms of a class, on sale from today on: how many, and the numbers on their doors. Refused below what is sold, and for a number that another room has",
  who: ["staff"],
  may: "change_stock",
  body: z.strictObject({
    domain: domainSchema,
    room_class_id: idSchema,
    units: z.number().int().min(0).max(MOST_UNITS),
    numbers: z.array(z.strictObject({ number: numberSchema, floor: floorSchema })).max(MOST_UNITS),
  }),
  answer: unitsSchema.extend({ before: unitsSchema, undo_until_timestamp: z.number() }),
});

export const roomCalls = [listRoomUnits, saveUnitNumbers, importRooms] as const;
