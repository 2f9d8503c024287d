/** What every page of the accounts service knows: its language, its own address, and the lodging it looks like, if any. */
import { createContext, useContext } from "react";
import { data, type RouterContextProvider } from "react-router";
import { ACCOUNT_WORDS, type AccountWords } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { type Frame, loadFrame } from "#web/frame.ts";
import { type Site, siteOf } from "#web/site.ts";

/** What root.tsx loads for it. */
export type AccountsFrame = { lang: Language; path: string; search: string; domain: string; xsrf: string };

export type AccountsSite = AccountsFrame & {
  words: AccountWords;
  /** Null: the platform's own look. */
  site: Site | null;
  /** The page's own address in this language and look, with what is given added. */
  here: (more?: Record<string, string>) => string;
};

export const AccountsContext = createContext<AccountsSite | null>(null);

export function useAccounts(): AccountsSite {
  const found = useContext(AccountsContext);
  if (!found) throw new Error("This page is none of the accounts service.");
  return found;
}

/** On a lodging's own host these pages do not exist. */
export function accountsVisit(context: Readonly<RouterContextProvider>): PageVisit {
  const visit = visitOf(context);
  if (visit.kind !== "accounts") throw data(null, 404);
  return visit;
}

/** A lodging whose site is closed lends no look. */
export async function loadAccounts(visit: PageVisit): Promise<{ accounts: AccountsFrame; frame: Frame | null }> {
  const { lang, path, search, domain, xsrf } = visit;
  const frame = domain === "" ? null : await loadFrame(visit);
  return { accounts: { lang, path, search, domain, xsrf }, frame };
}

export function accountsSite(accounts: AccountsFrame, frame: Frame | null): AccountsSite {
  const { lang, path, search, domain } = accounts;
  const base = frame && siteOf(frame);
  // The lodging's pages are on its own host.
  const site = base && { ...base, href: (to: string) => base.origin + base.href(to) };
  return {
    ...accounts,
    words: ACCOUNT_WORDS[lang],
    site,
    here: (more = {}) => {
      // Whose site it was is named in the address: a sign-in that has expired no longer knows.
      const kept = ["preview"].flatMap((name) => {
        const value = new URLSearchParams(search).get(name);
        return value === null ? [] : [[name, value] as const];
      });
      const own = { lang, ...(domain === "" ? {} : { lodging: domain }), ...Object.fromEntries(kept), ...more };
      return `${path}?${new URLSearchParams(own)}`;
    },
  };
}
