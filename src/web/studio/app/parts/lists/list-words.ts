/** Words of the parts that all lists share. They are loaded with the first screen. */
import { createContext, use } from "react";
import type { ListWords } from "#languages/zh-TW/studio/lists.ts";

const ListWordsContext = createContext<ListWords | null>(null);
export const ListWordsProvider = ListWordsContext.Provider;

export function useListWords(): ListWords {
  const words = use(ListWordsContext);
  if (!words) throw new Error("Only screens know the words of lists.");
  return words;
}
