/**
 * How much one client address may ask for, and how many pages are made at once: one visitor must not take the service from the
 * others. Each address has a budget that is filled again all the time; what takes more processor time costs more of it.
 */
import { LRUCache } from "lru-cache";
import { networkOf } from "#rules/network/network-address.ts";
import { limit, limitEach } from "#server/concurrency/limit.ts";
import { Refusal } from "#server/errors/refusal.ts";

/**
 * Processor time, measured on one core of a small server with the demo lodgings: a home page 18–21 ms (the fullest 37), a booking page 16–18 ms
 * (34), other pages 7–11, a call 0.4–2, the search for other dates 7 (26, and 15 in the database), a cached page 0.2. So at the
 * default of 1,200 a minute one address that asks for pages only takes 8 % of a core, and of the fullest lodging 15 %.
 */
export const COST = {
  call: 1,
  heavyCall: 5,
  page: 5,
  /** Charged for every request before anything is done for it (listener.ts), so for a page in memory too. */
  request: 0.05,
  /** A picture or font read from disk. */
  file: 0.25,
  /** On top of it, one that had to be made. They are made one after the other, once: a page with 40 new pictures stays far below. */
  making: 2,
};

/** What may be spent at once; then it comes back evenly. A page with all its pictures and calls fits in many times. */
const BURST_SECONDS = 20;

/** Pages made at the same time: in all, and for one address; how many of one address may wait for their turn. */
const MOST_AT_ONCE = 48;
const MOST_OF_ADDRESS = 2;
const MOST_WAITING = 24;

export class Busy extends Error {}

/** This address has spent its budget. */
export class TooMany extends Refusal {
  seconds: number;

  constructor(seconds: number) {
    super("TOO_MANY_REQUESTS");
    this.seconds = seconds;
  }
}

export type RateLimiter = {
  /** Takes the cost and gives 0, or takes nothing and gives the seconds until there is enough. */
  wait: (address: string, cost: number) => number;
  /** Takes the cost, or throws TooMany. */
  charge: (address: string, cost: number) => void;
  /** Takes the cost of what has been done already, even if there is not enough. */
  spend: (address: string, cost: number) => void;
  /** Runs work that takes the processor, or throws Busy. Work of one address waits for work of the same address first. */
  admit: <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;
};

type Budget = { left: number; at: number };

export function createRateLimiter(ratePerMinute: number, now: () => number = () => performance.now()): RateLimiter {
  const perSecond = ratePerMinute / 60;
  const most = perSecond * BURST_SECONDS;
  // Forgotten when it would be full again.
  const budgets = new LRUCache<string, Budget>({
    max: 50_000,
    ttl: BURST_SECONDS * 2_000,
    ttlResolution: 1_000,
    updateAgeOnGet: true,
  });

  function budgetOf(address: string): Budget {
    const network = networkOf(address);
    const at = now();
    const known = budgets.get(network);
    const budget = known ?? { left: most, at };
    if (!known) budgets.set(network, budget);
    budget.left = Math.min(most, budget.left + ((at - budget.at) / 1000) * perSecond);
    budget.at = at;
    return budget;
  }

  function wait(address: string, cost: number): number {
    if (ratePerMinute === 0) return 0;
    const budget = budgetOf(address);
    // Under a very low rate a page would cost more than a full budget: it is had for half of it.
    const price = Math.min(cost, most / 2);
    if (budget.left < price) return Math.max(1, Math.ceil((price - budget.left) / perSecond));
    budget.left -= price;
    return 0;
  }

  return {
    wait,
    charge(address, cost) {
      const seconds = wait(address, cost);
      if (seconds > 0) throw new TooMany(seconds);
    },
    spend(address, cost) {
      if (ratePerMinute > 0) budgetOf(address).left -= cost;
    },
    admit: createTurns(ratePerMinute === 0 ? Number.POSITIVE_INFINITY : MOST_OF_ADDRESS),
  };
}

/** An address waits for its own work first, so that its pages do not fill up what is there for all. */
function createTurns(mostOfAddress: number): RateLimiter["admit"] {
  const refuse = () => new Busy();
  const inAll = limit(MOST_AT_ONCE, { most: 0, refuse });
  const ofNetwork = limitEach<string>(mostOfAddress, { most: MOST_WAITING, refuse });
  return (address, work) => ofNetwork(networkOf(address), () => inAll(work));
}
