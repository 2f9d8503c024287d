/**
 * Anybody can make us query a vendor, by an unsigned webhook or by opening the return address. One attempt is queried at most
 * this often.
 */
const GAP_MS = 20_000;
const lastAsked = new Map<string, number>();

/** Does the work, unless it was done a moment ago. After an error it may be tried again at once. */
export async function notTooOften(attempt_id: string, now: Date, work: () => Promise<unknown>): Promise<void> {
  for (const [known, at] of lastAsked) if (now.getTime() - at > GAP_MS) lastAsked.delete(known);
  if (lastAsked.has(attempt_id)) return;
  lastAsked.set(attempt_id, now.getTime());
  try {
    await work();
  } catch (error) {
    lastAsked.delete(attempt_id);
    throw error;
  }
}
