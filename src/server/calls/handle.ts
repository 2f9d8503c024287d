/** Ties a call of the contract to the verb that does it. */
import type { Call, CallAnswer, CallAsked } from "#contract/call.ts";
import type { FileAnswer } from "#server/calls/file-answer.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Written } from "#server/calls/written.ts";

export type Handler = {
  call: Call;
  /** The answer may be kept until the lodging changes. */
  kept: boolean;
  answer: (asked: CallAsked<Call>, context: RequestContext) => Promise<unknown>;
};

export function handle<C extends Call>(
  call: C,
  answer: (
    asked: CallAsked<C>,
    context: RequestContext,
  ) => Promise<CallAnswer<C> | Written<CallAnswer<C>> | FileAnswer>,
): Handler {
  return { call, kept: false, answer: answer as Handler["answer"] };
}

export function handleKept<C extends Call>(...given: Parameters<typeof handle<C>>): Handler {
  return { ...handle(...given), kept: true };
}
