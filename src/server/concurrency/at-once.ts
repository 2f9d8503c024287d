import { limit } from "#server/concurrency/limit.ts";

/** Does `work` for every item, so many at once. The first failure is passed on when all of it is over. */
export async function atOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const run = limit(most);
  const done = await Promise.allSettled(items.map((item) => run(() => work(item))));
  const failed = done.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
}
