/**
 * A lodging's orders are placed a few at a time in one process: those beyond wait here, in memory, and not with a database
 * connection each. So a rush on one lodging leaves connections for the others.
 */
import { Refusal } from "#server/errors/refusal.ts";

const AT_ONCE = 4;
/** Beyond this number a guest would wait too long. */
const MOST_WAITING = 1_000;

const lines = new Map<number, { running: number; waiting: (() => void)[] }>();

export async function inTurn<Result>(hotel_id: number, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(hotel_id) ?? { running: 0, waiting: [] };
  lines.set(hotel_id, line);
  if (line.waiting.length >= MOST_WAITING) throw new Refusal("UNAVAILABLE");
  if (line.running >= AT_ONCE) await new Promise<void>((go) => line.waiting.push(go));
  else line.running += 1;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if ((line.running -= 1) === 0) lines.delete(hotel_id);
  }
}
