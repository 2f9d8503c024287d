import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

/** The network for work that holds a lease: all its requests together end before the lease does. */
export function withDeadline(outside: Outside, ms: number): Outside {
  const deadline = performance.now() + ms;
  return {
    send: (url, init) => {
      const left = Math.floor(deadline - performance.now());
      if (left <= 0) throw new Unreachable("there was no time left to ask");
      return outside.send(url, { ...init, timeout_ms: Math.min(left, init.timeout_ms ?? left) });
    },
  };
}
