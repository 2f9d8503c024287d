/** Does `work` for every item, so many at once. The first failure is passed on when all that has begun is over. */
export async function atOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const oneAfterAnother = async () => {
    for (const item of waiting) await work(item);
  };
  const done = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, oneAfterAnother));
  const failed = done.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
}
