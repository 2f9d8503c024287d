import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import type { SearchProblem } from "#rules/rail/rail-search.ts";

/** Why nothing can be looked up or chosen yet. */
export function problemText(
  problem: SearchProblem,
  words: TrainWords,
  { guests, most }: { guests: number; most: number },
): string {
  if (problem === "too_many") return words.too_many(most);
  return problem === "as_guests" ? words.as_guests(guests) : words[problem];
}
