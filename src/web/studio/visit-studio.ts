/** What the loaders of the studio's pages share: they are on the platform's host alone, and some need a sign-in. */
import { data, redirect, type RouterContextProvider } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { signInLink } from "./studio-links.ts";

export function visitStudio(context: Readonly<RouterContextProvider>): PageVisit {
  const visit = visitOf(context);
  if (visit.kind !== "accounts") throw data(null, 404);
  return visit;
}

export const isRefused = (error: unknown, code: string): boolean => error instanceof CallRefused && error.code === code;

/** Whoever is not signed in does so first, and comes back. */
export function needsSignIn({ path, search, lang }: PageVisit, error: unknown): never {
  if (isRefused(error, "SIGN_IN_NEEDED")) throw redirect(signInLink(path + search, lang), 303);
  throw error;
}

/** Somebody has just joined a team, as the address says after the form. */
export const hasJoined = (search: string): boolean => new URLSearchParams(search).get("done") === "joined";
