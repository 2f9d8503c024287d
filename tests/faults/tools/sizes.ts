/** How much each row of the rig does: a small size with every `npm test`, the full one with `npm run test:faults`. */
import { randomInt } from "node:crypto";
import { describe, test } from "vitest";

const isFull = process.env.FAULTS === "full";
/** For sizes that only one file needs. */
export const size = (small: number, full: number) => (isFull ? full : small);

export const testInFullSize = isFull ? test : test.skip;

/** Tests that plant a bug, and so show that the others find it: in full size only. */
export const testPlanted = isFull ? test : test.skip;
export const describePlanted = isFull ? describe : describe.skip;

/** Drives every random choice of a run; give it back as SEED to see the same choices again. */
export const SEED = Number(process.env.SEED ?? randomInt(2 ** 31));

export const SIZES = {
  /** Rows 1 and 2: processes that serve, processes that book. */
  workers: size(2, 8),
  guests: size(2, 8),
  /** Row 1: orders for the last three rooms in the first round; the other rounds are smaller batches, their stays overlap. */
  rush: size(60, 500),
  rounds: size(5, 200),
  roundOrders: size(30, 60),
  /** Row 2: times the database is killed, and orders on the way around each. */
  kills: size(2, 50),
  killOrders: size(80, 200),
  /** Row 4: clients with baskets of five lines, baskets of each, and baskets under injected failures. */
  basketClients: size(16, 64),
  baskets: size(4, 60),
  failingBaskets: size(40, 400),
  /** Row 5: copies of one order, and how often. */
  copies: 50,
  copyRounds: size(2, 20),
  /** Row 6: a whole house against twenty guests. */
  houseRounds: size(15, 500),
  /** Row 7: bookings while the staff edits. */
  staffOrders: size(150, 5_000),
  /** Row 8: orders that sweepers, guests and payments fight over. */
  endings: size(60, 1_000),
  /** Row 9: payments around the moment of expiry. */
  latePayments: size(80, 5_000),
  /** Row 14: payments of which no webhook arrives. */
  lostWebhooks: size(60, 200),
  /** Row 11: ways in which the same webhooks are shuffled and repeated. */
  shuffles: size(15, 1_000),
  /** Row 19: mutations of a payload. */
  mutations: size(250, 5_000),
  /** Rows 21 and 22: parallel uses of one coupon and of the same points. */
  redemptions: size(100, 300),
  spends: size(60, 200),
  /** Row 25: transactions of tenants in turn on four connections. */
  turns: size(500, 10_000),
  /** Rows 1 and 8 under other isolation levels: rounds of a rush, orders that are fought over. */
  isolationRounds: size(2, 20),
  isolationOrders: size(30, 200),
  /** Row 42: e-mails that are owed, and times whoever writes and sends them is killed. */
  owedOrders: size(40, 1_000),
  mailKills: size(4, 100),
  /** Price in search = price check = order = snapshot. */
  carts: size(100, 10_000),
  /** Figures of every medium, over random orders. */
  figures: size(12, 5_000),
};

/** Long enough for the size; a test that hangs is a failure too. */
export const PATIENCE = size(180_000, 3_600_000);

/** The same seed gives the same numbers: 0 ≤ n < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A line per row in the full run: what was done, from which seed, how long it took. */
export function report(row: string, counts: Record<string, number | string>): void {
  if (!isFull) return;
  const facts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${row}: ${[...facts, `seed ${SEED}`].join(", ")}`);
}
