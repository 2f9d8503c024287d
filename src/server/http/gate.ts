/** How much one address may ask in a minute, and how many pages are made at once: one visitor must not take the house from the others. */
import { LRUCache } from "lru-cache";
import { networkOf } from "#rules/network-address.ts";

const MINUTE = 60_000;

/** Pages made at the same time; those beyond are told to come back. Kept pages don't count. */
const MOST_AT_ONCE = 48;

export class Busy extends Error {}

export type Gate = {
  /** Seconds until this address may ask again; 0 = now. */
  wait: (address: string) => number;
  /** Runs work that takes the processor, or throws Busy. */
  admit: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function createGate(ratePerMinute: number): Gate {
  const counts = new LRUCache<string, { left: number }>({ max: 50_000, ttl: MINUTE });
  let running = 0;
  return {
    wait(address) {
      if (ratePerMinute === 0) return 0;
      // Whoever has one IPv6 address has a network of them.
      const network = networkOf(address);
      const count = counts.get(network) ?? { left: ratePerMinute };
      if (count.left === ratePerMinute) counts.set(network, count);
      if (count.left === 0) return Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000));
      count.left -= 1;
      return 0;
    },
    async admit(work) {
      if (running >= MOST_AT_ONCE) throw new Busy();
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
