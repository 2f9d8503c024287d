/** Figures of one turn, and their median over several. */
export type Measured = { rate: number; p50: number; p99: number };

/** The time within which this share of them finished: 0.5 is the median. */
export function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

/** From the time of each, and of all together, in milliseconds. */
export function summarize(times: number[], took: number): Measured {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { rate: (times.length / took) * 1000, p50: at(0.5), p99: at(0.99) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The median of each figure over the rounds. */
export function medians(rounds: readonly Measured[]): Measured {
  return {
    rate: median(rounds.map((round) => round.rate)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
  };
}

/** Turns that are not counted: V8 compiles what is used often for the first ten seconds, and the more code, the longer. */
const WARM_UP = 3;

/** Both take turns, so that a busy machine slows both alike; the ratio counts. */
export async function takeTurns<Ours extends Measured, Theirs extends Measured>(
  rounds: number,
  ours: () => Promise<Ours>,
  theirs: () => Promise<Theirs>,
): Promise<{ ours: Ours[]; theirs: Theirs[] }> {
  const taken: { ours: Ours[]; theirs: Theirs[] } = { ours: [], theirs: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const [mine, other] = [await ours(), await theirs()];
    if (round < 0) continue;
    taken.ours.push(mine);
    taken.theirs.push(other);
  }
  return taken;
}
