/** Anybody can make us ask a vendor, by a hint or by coming back from it: no more often than this about one attempt. */
const GAP_MS = 20_000;
const asked = new Map<string, number>();

/** Does the work, unless it was done just now. What fails may be tried again at once. */
export async function notTooOften(attempt_id: string, now: Date, work: () => Promise<unknown>): Promise<void> {
  for (const [known, at] of asked) if (now.getTime() - at > GAP_MS) asked.delete(known);
  if (asked.has(attempt_id)) return;
  asked.set(attempt_id, now.getTime());
  try {
    await work();
  } catch (error) {
    asked.delete(attempt_id);
    throw error;
  }
}
