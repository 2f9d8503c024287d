/** Many who act at once, but no more than a server lets wait for a connection. */
import { CallRefused } from "#contract/client.ts";

const AT_ONCE = 48;

export async function crowd<Result>(
  actions: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const done: PromiseSettledResult<Result>[] = [];
  const left = actions.toReversed();
  const oneAfterAnother = async () => {
    for (let work = left.pop(); work; work = left.pop()) done.push(...(await Promise.allSettled([work()])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  return done;
}

export const failures = (done: readonly PromiseSettledResult<unknown>[]): string[] =>
  done.flatMap((each) => (each.status === "rejected" ? [`failed: ${String(each.reason)}`] : []));

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** When the server answers that it is busy, tries again, as a browser would. */
export async function patiently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20 || !(error instanceof CallRefused) || error.code !== "UNAVAILABLE") throw error;
    }
  }
}
