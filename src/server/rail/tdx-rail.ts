/**
 * Taiwan's Transport Data eXchange: the real timetable, fares and seat status of the high-speed railway. It is public data and
 * sells no tickets: for that the lodging or the platform needs a contract with the railway, and a provider of its own.
 */
import { z } from "zod";
import type { StationId } from "#rules/rail/stations.ts";
import { readAnswer } from "#server/payments/vendors/answer.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";
import type { RailProvider, Train } from "#server/rail/rail-provider.ts";

const NAME = "TDX";
const TOKEN_URL = "https://tdx.transportdata.tw/auth/realms/TDXConnect/protocol/openid-connect/token";
const BASE = "https://tdx.transportdata.tw/api/basic/v2/Rail/THSR";

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const timeSchema = z
  .string()
  .regex(/^\d{2}:\d{2}(?::\d{2})?$/)
  .transform((time) => time.slice(0, 5));
const timetableSchema = z.array(
  z.object({
    DailyTrainInfo: z.object({ TrainNo: z.string() }),
    OriginStopTime: z.object({ DepartureTime: timeSchema }),
    DestinationStopTime: z.object({ ArrivalTime: timeSchema }),
  }),
);
const seatsSchema = z.object({
  AvailableSeats: z.array(
    z.object({ TrainNo: z.string(), StandardSeatStatus: z.string(), BusinessSeatStatus: z.string() }),
  ),
});
const faresSchema = z.array(
  z.object({
    Fares: z.array(
      z.object({ TicketType: z.number(), FareClass: z.number(), CabinClass: z.number(), Price: z.number() }),
    ),
  }),
);

/** 0841 is train 841. */
const numberOf = (train_no: string): string => train_no.replace(/^0/, "");

/** It says enough, few or none, not how many: as many as one booking may have, a pair, none. */
const SEATS: Record<string, number> = { O: 10, A: 10, L: 2, X: 0, F: 0 };
const seatsOf = (status: string | undefined): number => SEATS[status?.charAt(0).toUpperCase() ?? ""] ?? 0;

/** A token lasts a day; it is renewed a minute early. */
const EARLY_MS = 60_000;

export function tdxRail(
  keys: { client_id: string; client_secret: string },
  outside: Outside,
  now: () => number = () => performance.now(),
): RailProvider {
  let token: { text: string; until: number } | null = null;

  async function authorize(): Promise<string> {
    if (token && now() < token.until) return token.text;
    const body = new URLSearchParams({ grant_type: "client_credentials", ...keys }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await outside.send(TOKEN_URL, { method: "POST", headers, body });
    const { access_token, expires_in } = readAnswer(tokenSchema, answer, NAME);
    token = { text: access_token, until: now() + expires_in * 1000 - EARLY_MS };
    return access_token;
  }

  async function read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
    const send = async () => {
      const headers = { authorization: `Bearer ${await authorize()}`, accept: "application/json" };
      return outside.send(`${BASE}/${path}?%24format=JSON`, { method: "GET", headers });
    };
    const first = await send();
    if (first.status !== 401) return readAnswer(schema, first, NAME);
    // Withdrawn before its time: once more with a new one.
    token = null;
    return readAnswer(schema, await send(), NAME);
  }

  return {
    name: NAME,
    async trains(date, from, to) {
      const [trains, { AvailableSeats }] = await Promise.all([
        read(timetableSchema, `DailyTimetable/OD/${from}/to/${to}/${date}`),
        read(seatsSchema, `AvailableSeatStatus/Train/OD/${from}/to/${to}/TrainDate/${date}`),
      ]);
      const seats = new Map(AvailableSeats.map((train) => [numberOf(train.TrainNo), train]));
      return trains.map(({ DailyTrainInfo, OriginStopTime, DestinationStopTime }): Train => {
        const number = numberOf(DailyTrainInfo.TrainNo);
        const left = seats.get(number);
        return {
          number,
          departs: OriginStopTime.DepartureTime,
          arrives: DestinationStopTime.ArrivalTime,
          seats: { standard: seatsOf(left?.StandardSeatStatus), business: seatsOf(left?.BusinessSeatStatus) },
        };
      });
    },
    async fares(from: StationId, to: StationId) {
      const [found] = await read(faresSchema, `ODFare/${from}/to/${to}`);
      // One way, adult; cabin 1 is standard and 2 business.
      const fareOf = (cabin: number) =>
        found?.Fares.find(
          ({ TicketType, FareClass, CabinClass }) => TicketType === 1 && FareClass === 1 && CabinClass === cabin,
        )?.Price;
      const [standard, business] = [fareOf(1), fareOf(2)];
      if (standard === undefined || business === undefined) throw new Unreachable(`${NAME} names no fares`);
      return { standard, business };
    },
    sale: null,
  };
}
