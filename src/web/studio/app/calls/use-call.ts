/** `useCall(call, input)`: what a screen shows. Loads when the input changes, keeps the last answer meanwhile, stops when left. */
import { useCallback, useEffect, useState } from "react";
import type { Call, CallAnswer, CallInput } from "#contract/call.ts";
import { useStudio } from "../studio-data.ts";
import { sendCall } from "./send-call.ts";
import { asksToSignIn } from "./sign-in-again.ts";

export type Loaded<C extends Call> = {
  /** Undefined until the first answer. */
  answer: CallAnswer<C> | undefined;
  /** What went wrong: a `CallRefused` with its sentence, or `NoAnswer`. */
  error: unknown;
  isLoading: boolean;
  /** Loads once more, for example after a change. */
  again: () => void;
  /** Shows this instead until the next answer, for a change that was just saved. */
  set: (answer: CallAnswer<C>) => void;
};

/** The last answers, shown at once when a screen is opened again; it is loaded anew all the same. */
const kept = new Map<string, unknown>();
const MOST_KEPT = 60;

function keep(key: string, answer: unknown): void {
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** How the last request ended. */
type Ended<C extends Call> = { request: string; answer: CallAnswer<C> | undefined; error: unknown };

/** `input` null: not yet. */
export function useCall<C extends Call>(call: C, input: CallInput<C> | null): Loaded<C> {
  const { lang } = useStudio();
  const [ended, setEnded] = useState<Ended<C>>({ request: "", answer: undefined, error: null });
  const [round, setRound] = useState(0);
  // As text: an input that is the same again is not another one.
  const sent = JSON.stringify(input);
  const key = `${call.name} ${lang} ${sent}`;
  const request = `${round} ${key}`;

  useEffect(() => {
    const input = JSON.parse(sent) as CallInput<C> | null;
    if (input === null) return undefined;
    const leaving = new AbortController();
    sendCall(call, input, { lang, signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        keep(key, answer);
        setEnded({ request, answer, error: null });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        asksToSignIn(error);
        setEnded((before) => ({ request, answer: before.answer, error }));
      },
    );
    return () => leaving.abort();
  }, [call, sent, key, request, lang]);

  const again = useCallback(() => setRound((round) => round + 1), []);
  const set = useCallback(
    (answer: CallAnswer<C>) => {
      keep(key, answer);
      setEnded((before) => ({ ...before, answer, error: null }));
    },
    [key],
  );
  const isLoading = ended.request !== request;
  const answer = isLoading ? ((kept.get(key) as CallAnswer<C> | undefined) ?? ended.answer) : ended.answer;
  return { answer, error: isLoading ? null : ended.error, isLoading, again, set };
}
