/** Durations and sizes. A quick look: `ROUNDS=1 SECONDS=2 npm run bench -- search`. */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);

export const ROUNDS = number("ROUNDS", 3);
export const SECONDS = number("SECONDS", 4);
export const CONNECTIONS = 32;
/** Connections to the database on either side. */
export const POOL = 8;
/** Serving processes: one per core of two, as such a machine would be run. They share the connections. */
export const WORKERS = number("WORKERS", 2);
/** Lodgings that are searched and booked. */
export const LODGINGS = number("LODGINGS", 1000);
/** Confirmations made in each language. */
export const PAPERS = number("PAPERS", 100);
/** Sizes at which the cost of one search is measured. */
export const GROWTH = (process.env.GROWTH ?? "100,1000,5000").split(",").map(Number);
/** Unpaid orders that expire at the same moment, and over how many lodgings. */
export const HOLDS = number("HOLDS", 2000);
export const ENDING_LODGINGS = number("ENDING_LODGINGS", 200);
