/** `useSend(call)`: a change. Its refusal comes back as a sentence at the field that it is about. */
import { useCallback, useState } from "react";
import type { Call, CallAnswer, CallInput } from "#contract/call.ts";
import { CallRefused } from "#contract/client.ts";
import { useStudio } from "../studio-data.ts";
import { sendCall } from "./send-call.ts";
import { asksToSignIn } from "./sign-in-again.ts";

/** A refusal in words. `fields`: the inputs it is about, as the contract names them. */
export type Problem = { text: string; code: string; fields: readonly string[]; error: unknown };

export type Sending<C extends Call> = {
  /** The answer; null: refused, and `problem` says why. */
  send: (input: CallInput<C>) => Promise<CallAnswer<C> | null>;
  isSending: boolean;
  problem: Problem | null;
  /** The sentence for one field, as `error` of a Mantine input. */
  errorAt: (field: string) => string | undefined;
  /** The sentence where it is about no field that the form shows. */
  errorBeside: (...fields: string[]) => string | undefined;
  clear: () => void;
};

export function useSend<C extends Call>(call: C): Sending<C> {
  const { lang, words } = useStudio();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { offline } = words.problem;
  const send = useCallback(
    async (input: CallInput<C>): Promise<CallAnswer<C> | null> => {
      setSending(true);
      setProblem(null);
      try {
        const needsKey = call.headers.includes("Idempotency-Key");
        return await sendCall(call, input, { lang, ...(needsKey ? { idempotencyKey: crypto.randomUUID() } : {}) });
      } catch (error) {
        if (!asksToSignIn(error)) setProblem(problemOf(error, offline));
        return null;
      } finally {
        setSending(false);
      }
    },
    [call, lang, offline],
  );

  const errorAt = (field: string) => (problem?.fields.includes(field) ? problem.text : undefined);
  const errorBeside = (...fields: string[]) =>
    problem && !problem.fields.some((field) => fields.includes(field)) ? problem.text : undefined;
  const clear = useCallback(() => setProblem(null), []);
  return { send, isSending, problem, errorAt, errorBeside, clear };
}

export function problemOf(error: unknown, offline: string): Problem {
  if (!(error instanceof CallRefused)) return { text: offline, code: "", fields: [], error };
  return { text: error.message, code: error.code, fields: error.extra_info.fields ?? [], error };
}
