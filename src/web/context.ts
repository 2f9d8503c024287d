/** What every loader can use: the visit this page answers, and `api` for calls. The server puts the visit there. */
import { createContext, type RouterContextProvider } from "react-router";
import { type ApiClient, createApiClient, type Send } from "#contract/client.ts";
import type { Visit } from "#contract/visit.ts";
import type { LanguageFolder } from "#languages/language-folder.ts";
import { lodgingWords } from "#languages/lodging-words.ts";

export const visitContext = createContext<Visit>();

/** With all sets of words as this kind of lodging says them. */
export type PageVisit = Visit & { api: ApiClient; wordSets: LanguageFolder };

const clients = new WeakMap<Visit, ApiClient>();

export function visitOf(context: Readonly<RouterContextProvider>): PageVisit {
  const visit = context.get(visitContext);
  const api = clients.get(visit) ?? createApiClient(askOnce(visit.send));
  clients.set(visit, api);
  return { ...visit, api, wordSets: lodgingWords(visit.lang, visit.hotel_kind) };
}

/** The loaders of one page ask for the same things: what is the same for every visitor is sent once. */
export function askOnce(send: Send): Send {
  const answers = new Map<string, ReturnType<Send>>();
  return (call, input) => {
    if (call.method !== "GET" || call.who.some((kind) => kind !== "visitor")) return send(call, input);
    const key = `${call.name} ${JSON.stringify([input.params, input.query])}`;
    const answered = answers.get(key) ?? send(call, input);
    answers.set(key, answered);
    return answered;
  };
}
