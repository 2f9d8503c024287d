/**
 * Fault tests that start databases or programs of their own, or need minutes even in the small size: `npm run test:faults` runs
 * them, `npm test` does not. tests/project/longer.test.ts keeps this list and docs/testing.md the same.
 */
export const LONGER_ONLY = [
  "tests/faults/attacks/script-payloads.test.ts",
  "tests/faults/orders/points-processes.test.ts",
  "tests/faults/outages/bad-network.test.ts",
  "tests/faults/outages/database-away.test.ts",
  "tests/faults/outages/database-killed.test.ts",
  "tests/faults/outages/deliveries-killed.test.ts",
  "tests/faults/outages/disk-full.test.ts",
  "tests/faults/outages/jobs-killed.test.ts",
  "tests/faults/outages/restore.test.ts",
  "tests/faults/outages/two-builds.test.ts",
  "tests/faults/outages/wrong-clock.test.ts",
  "tests/faults/payments/lost-webhooks.test.ts",
  "tests/faults/stock/isolation.test.ts",
] as const;
