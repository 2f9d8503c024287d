/** How often a sign-in may be tried. All counters are in the database, so they hold over processes and machines. */
export const CODE_LIMITS = {
  minutes: 10,
  tries: 5,
  pause_seconds: 60,
  per_hour: 5,
  /** Codes that one network may request in an hour, for any addresses. */
  per_network: 30,
} as const;

/** Wrong passwords within an hour, for one address and from one network. */
export const PASSWORD_TRIES = { per_address: 10, per_network: 60 } as const;
