/** Connects a call of the contract to the function that answers it. Both have the same name (`same-name.test.ts`). */
import type { Call, CallAnswer, HandlerInput } from "#contract/call.ts";
import type { FileAnswer } from "#server/calls/file-answer.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Written } from "#server/calls/written.ts";

export type Handler = {
  call: Call;
  /** The answer may be cached until the lodging changes. */
  cached: boolean;
  answer: (input: HandlerInput<Call>, context: RequestContext) => Promise<unknown>;
};

export function handle<C extends Call>(
  call: C,
  answer: (
    input: HandlerInput<C>,
    context: RequestContext<PersonOf<C["who"][number]>>,
  ) => Promise<CallAnswer<C> | Written<CallAnswer<C>> | FileAnswer>,
): Handler {
  return { call, cached: false, answer: answer as Handler["answer"] };
}

export function handleCached<C extends Call>(...given: Parameters<typeof handle<C>>): Handler {
  return { ...handle(...given), cached: true };
}
