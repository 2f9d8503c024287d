import type { AttachmentWords } from "#languages/zh-TW/attachments.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const attachments: AttachmentWords = {
  free: "Free",
  named: (name, unit) => (unit === "" ? name : `${name} (${unit})`),
  days: (from, through) => `${from} to ${through}`,
  at_time: (day, time) => `${day}, ${time}`,
  held_until: (moment) => `Held until ${moment}, and yours once it’s paid`,
  state: { held: "Yours once it’s paid", given_back: "Canceled", expired: "Not paid in time", failed: "Not available" },
  tickets: {
    title: "High-speed rail tickets",
    pnr: "Reservation code (PNR)",
    out: "Outbound",
    back: "Return",
    hours: (departs, from, arrives, to) => `${departs} ${from} → ${arrives} ${to}`,
    train: (number, train_class) => `Train ${number}, ${train_class}`,
    train_class: { standard: "standard car", business: "business car" },
    passengers: "Passengers",
    people: {
      adult: (number) => count(number, "adult", "adults"),
      child: (number) => count(number, "child", "children"),
      senior: (number) => count(number, "senior", "seniors"),
      disabled: (number) => count(number, "passenger with a disability", "passengers with disabilities"),
    },
    and: (one, other) => `${one}, ${other}`,
    price: "Fare",
    status: "Status",
    state: {
      reserved: "We’ll book the seats once your booking is paid",
      booking: "Being booked; we’ll email you the reservation code",
      booked: "Booked",
      changing: "Being changed; until then your tickets stay valid",
      refunding: "Being returned; we’ll refund the fare once the railway has accepted them",
      refunded: "Returned; the fare is refunded, less the railway’s fee",
      failed: "Couldn’t be booked; the fare is refunded in full",
      expired: "Not paid in time",
    },
    given_up: "Canceled; nothing was charged",
    pick_up:
      "With the reservation code you can pick up the tickets at a 7-ELEVEN ibon kiosk, at the counters and machines of any high-speed rail station, or in the T-EX app.",
    entry: (from, to, number) => `High-speed rail ${number}, ${from} to ${to}`,
    entry_pnr: (pnr) => `Reservation code (PNR) ${pnr}`,
    station: (name) => `${name} HSR Station, Taiwan`,
  },
};
