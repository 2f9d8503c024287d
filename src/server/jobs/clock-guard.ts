/**
 * A process whose clock differs from the database's does nothing by the clock: one of the two is wrong, and a hold ended an
 * hour early can't be given back. Other machines, whose clocks are right, do its jobs meanwhile.
 */
import type { DatabaseMonitor } from "#server/database/monitor.ts";

const MOST_DIFFERENCE_MS = 5_000;

export const isClockTrusted = ({ clockDifferenceMs }: Pick<DatabaseMonitor, "clockDifferenceMs">): boolean =>
  Math.abs(clockDifferenceMs()) <= MOST_DIFFERENCE_MS;

export const describeDifference = (ms: number): string =>
  `this machine's clock is ${(Math.abs(ms) / 1000).toFixed(1)} s ${ms > 0 ? "ahead of" : "behind"} the database's`;

/** Says once when it stops, and once when it goes on. */
export function createClockGuard(monitor: Pick<DatabaseMonitor, "clockDifferenceMs">): { mayRun: () => boolean } {
  let wasTrusted = true;
  return {
    mayRun() {
      const isTrusted = isClockTrusted(monitor);
      if (isTrusted !== wasTrusted) {
        const difference = describeDifference(monitor.clockDifferenceMs());
        if (isTrusted) console.log("the clocks agree again: jobs go on");
        else console.error(`ALERT ${difference}: jobs stop until it is set right`);
      }
      wasTrusted = isTrusted;
      return isTrusted;
    },
  };
}
