/** Rules that were changed and not saved yet, kept in this browser: whoever leaves or closes the tab finds them again. */
import { useState } from "react";
import type { RatesAnswer, Rules } from "./rates.tsx";

/** `base`: the rules that were changed; with other ones in their place, saving is refused instead of losing those. */
type Kept = { base: string; revision: number; rules: Rules };

const nameOf = (domain: string) => `unsaved rates ${domain}`;

function read(domain: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(domain)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(domain: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(nameOf(domain), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(domain));
  } catch {
    // A browser that keeps nothing: the rules are on the screen all the same.
  }
}

export function useKeptRules(domain: string, rates: RatesAnswer | undefined) {
  const [kept, setKept] = useState(() => read(domain));
  const now = rates && JSON.stringify(rates.rules);
  const isChanged = kept !== null && now !== undefined && JSON.stringify(kept.rules) !== now;
  const change = (rules: Rules | null) => {
    const from = isChanged ? kept : rates && { base: now!, revision: rates.revision };
    const isOther = rules !== null && JSON.stringify(rules) !== now;
    const next = isOther && from ? { base: from.base, revision: from.revision, rules } : null;
    setKept(next);
    write(domain, next);
  };
  return {
    draft: isChanged ? kept.rules : null,
    change,
    /** Of the rules that were changed. */
    revision: isChanged && kept.base !== now ? kept.revision : (rates?.revision ?? 0),
  };
}
