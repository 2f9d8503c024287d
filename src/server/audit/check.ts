import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";

/** What must hold in every committed state, as a query that finds what breaks it: $1 is the lodging, $2 the time. */
export type Check = { id: string; about: string; text: string };

export const inSql = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");
export const HOLDING = inSql(HOLDING_STATES);
export const SELLING = inSql(SELLING_STATES);
