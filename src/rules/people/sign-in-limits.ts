/**
 * How often a sign-in may be tried. All counters are in the database, so they hold over processes and machines. They count for whoever
 * tries: what a stranger uses up is not taken from the account's owner.
 */
export const CODE_LIMITS = {
  minutes: 10,
  tries: 5,
  pause_seconds: 60,
  /** For one address: asked for by one device or network. */
  per_hour: 5,
  /** For one address: by all networks together in which its owner has not signed in yet. A known device has no such limit. */
  per_day: 20,
  /** Codes that one network may request in an hour, for any addresses. */
  per_network: 30,
} as const;

/** Passwords tried: within an hour by one device or network for one address, in a day by all strangers, in an hour from one network. */
export const PASSWORD_TRIES = { per_hour: 10, per_day: 50, per_network: 60 } as const;
