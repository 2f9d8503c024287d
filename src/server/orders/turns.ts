import { limitEach } from "#server/concurrency/limit.ts";

/**
 * A lodging's orders are placed a few at a time in one process: those beyond wait in memory, and not with a database
 * connection each. So a rush on one lodging leaves connections for the others.
 */
export const inTurn = limitEach<number>(4, { most: 1_000 });
