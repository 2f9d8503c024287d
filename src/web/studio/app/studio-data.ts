/** What the server gives the app with its first page. */
import { createContext, use } from "react";
import type { CallAnswer } from "#contract/call.ts";
import type { listMyLodgings, openStudio } from "#contract/studio.ts";
import type { StudioAppWords } from "#languages/zh-TW/studio-app.ts";
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";

export type Lodging = CallAnswer<typeof openStudio>;

export type StudioData = {
  lang: Language;
  /** The lodging as the address names it: its slug or its host. */
  key: string;
  /** Path and query of the page, as it was requested. */
  path: string;
  search: string;
  lodging: Lodging;
  /** Every lodging of this person, for the switcher. */
  lodgings: CallAnswer<typeof listMyLodgings>["lodgings"];
  role_names: Record<StaffRole, string>;
};

export type Studio = StudioData & { words: StudioAppWords };

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error("Only screens of the studio's app know a studio.");
  return studio;
}

/** The lodging that is open. Its `domain` goes with every call. */
export const useLodging = (): Lodging => useStudio().lodging;

/** Words of the frame and of parts that all screens share. */
export const useAppWords = (): StudioAppWords => useStudio().words;

const ScreenWordsContext = createContext<object | null>(null);
export const ScreenWordsProvider = ScreenWordsContext.Provider;

/** The open screen's own words, from `languages/{lang}/studio/{screen}.ts`: `useScreenWords<RatesWords>()`. */
export function useScreenWords<ScreenWords extends object>(): ScreenWords {
  const words = use(ScreenWordsContext);
  if (!words) throw new Error("This screen has no words: see its entry in screens.ts.");
  return words as ScreenWords;
}
