/** What every loader can use: the visit this page answers, and `api` for calls. The server puts the visit there. */
import { createContext, type RouterContextProvider } from "react-router";
import { type ApiClient, createApiClient } from "#contract/client.ts";
import type { Visit } from "#contract/visit.ts";

export const visitContext = createContext<Visit>();

export type PageVisit = Visit & { api: ApiClient };

export function visitOf(context: Readonly<RouterContextProvider>): PageVisit {
  const visit = context.get(visitContext);
  return { ...visit, api: createApiClient(visit.send) };
}
