/** Both providers of trains: the sandbox's by its real protocol, and TDX by answers in its published form. */
import { describe, expect, test } from "vitest";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { sandboxRail } from "#server/rail/sandbox-rail.ts";
import { tdxRail } from "#server/rail/tdx-rail.ts";
import { railOf } from "../../../sandbox/rail.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

describe("the sandbox", () => {
  const bank = createSandbox({ clock: () => new Date("2026-11-17T02:00:00Z") });
  const rail = sandboxRail("http://bank.test", {
    send: async (url, { method, headers = {}, body }) => {
      const response = await bank.app.request(url, { method, headers, ...(body === undefined ? {} : { body }) });
      return { status: response.status, text: await response.text() };
    },
  });

  test("has trains with times and seats, and the published fares", async () => {
    const trains = await rail.trains("2026-11-25", "1000", "1070");
    expect(trains.length).toBeGreaterThan(70);
    expect(trains[0]).toEqual({
      number: expect.stringMatching(/^\d{3,4}$/),
      departs: expect.stringMatching(/^\d\d:\d\d$/),
      arrives: expect.stringMatching(/^\d\d:\d\d$/),
      seats: { standard: expect.any(Number), business: expect.any(Number) },
    });
    expect(await rail.fares("1000", "1070")).toEqual({ standard: 1490, business: 2440 });
  });

  const request = {
    request_key: "a key of the tests",
    booking_number: "R0000000009",
    rides: [
      {
        date: "2026-11-25",
        number: "803",
        depart_station: "1000" as const,
        arrive_station: "1070" as const,
        train_class: "standard" as const,
      },
    ],
    adults: 1,
    concessions: 0,
    total_price: 1160,
    phone: "0912345678",
  };

  test("sells, changes and takes back; what it refuses has a code; an answer that can't be read is none", async () => {
    const sale = rail.sale!;
    railOf(bank).books.setSeats("2026-11-25", "803", "standard", 3);
    railOf(bank).faults.push({ kind: "garbled", step: "book" });
    await expect(sale.book(request)).rejects.toBeInstanceOf(Unreachable);
    const booked = await sale.book(request);
    if (booked.status !== "done") throw new Error(booked.reason);
    const { pnr } = booked;
    railOf(bank).books.setSeats("2026-11-25", "805", "standard", 0);
    const change = { booking_number: request.booking_number, pnr };
    const other = { ...request.rides[0]!, number: "805" };
    expect(await sale.change({ ...change, request_key: "the second key", rides: [other] })).toMatchObject({
      status: "refused",
      code: "RAIL_NO_SEATS",
    });
    railOf(bank).books.pickUp(pnr);
    expect(await sale.refund({ ...change, request_key: "the third key" })).toMatchObject({ code: "RAIL_PICKED_UP" });
  });
});

describe("TDX", () => {
  const keys = { client_id: "client", client_secret: "secret" };
  const stop = (time: string) => ({ DepartureTime: time, ArrivalTime: time });
  const answers: Record<string, unknown> = {
    "openid-connect/token": { access_token: "TOKEN", expires_in: 86_400 },
    DailyTimetable: [
      {
        DailyTrainInfo: { TrainNo: "0841" },
        OriginStopTime: stop("16:11"),
        DestinationStopTime: stop("18:25"),
      },
      { DailyTrainInfo: { TrainNo: "1245" }, OriginStopTime: stop("17:00"), DestinationStopTime: stop("18:45") },
    ],
    AvailableSeatStatus: {
      AvailableSeats: [{ TrainNo: "0841", StandardSeatStatus: "O", BusinessSeatStatus: "X" }],
    },
    ODFare: [
      {
        Fares: [
          { TicketType: 1, FareClass: 1, CabinClass: 1, Price: 1490 },
          { TicketType: 1, FareClass: 1, CabinClass: 2, Price: 2440 },
          { TicketType: 1, FareClass: 9, CabinClass: 1, Price: 745 },
        ],
      },
    ],
  };
  const open = (sabotage: (url: string, nth: number) => { status: number; text: string } | null = () => null) => {
    const sent: { url: string; authorization: string | undefined; body: string | undefined }[] = [];
    let at = 0;
    const rail = tdxRail(
      keys,
      {
        send: async (url, { headers = {}, body }) => {
          sent.push({ url, authorization: headers.authorization, body });
          const [, answer] = Object.entries(answers).find(([part]) => url.includes(part))!;
          return sabotage(url, sent.length) ?? { status: 200, text: JSON.stringify(answer) };
        },
      },
      () => at,
    );
    return { rail, sent, later: (ms: number) => void (at += ms) };
  };

  test("trains with their seats: enough, few, none or not said", async () => {
    const { rail, sent } = open();
    expect(await rail.trains("2026-11-25", "1000", "1070")).toEqual([
      { number: "841", departs: "16:11", arrives: "18:25", seats: { standard: 10, business: 0 } },
      { number: "1245", departs: "17:00", arrives: "18:45", seats: { standard: 0, business: 0 } },
    ]);
    expect(sent[0]!.body).toBe("grant_type=client_credentials&client_id=client&client_secret=secret");
    expect(
      sent.filter(({ url }) => url.includes("THSR")).every(({ authorization }) => authorization === "Bearer TOKEN"),
    ).toBe(true);
  });

  test("fares of an adult one way; it sells nothing", async () => {
    const { rail } = open();
    expect(await rail.fares("1000", "1070")).toEqual({ standard: 1490, business: 2440 });
    expect(rail.sale).toBeNull();
  });

  test("one token for a day, and another where it was withdrawn", async () => {
    const { rail, sent, later } = open((url, nth) =>
      url.includes("ODFare") && nth === 4 ? { status: 401, text: "" } : null,
    );
    const tokens = () => sent.filter(({ url }) => url.includes("token")).length;
    await rail.fares("1000", "1070");
    expect(tokens()).toBe(1);
    await rail.fares("1000", "1070");
    await rail.fares("1000", "1070");
    expect(tokens()).toBe(2);
    later(86_400_000);
    await rail.fares("1000", "1070");
    expect(tokens()).toBe(3);
  });

  test.each([
    ["broken", { status: 500, text: "" }],
    ["something else", { status: 200, text: "[]" }],
    ["no JSON", { status: 200, text: "<html>" }],
  ])("%s says nothing", async (_title, answer) => {
    const { rail } = open((url) => (url.includes("ODFare") ? answer : null));
    await expect(rail.fares("1000", "1070")).rejects.toBeInstanceOf(Unreachable);
  });
});
