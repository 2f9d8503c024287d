import type { Subscriber } from "#rules/events/topics.ts";
import type { Handler } from "#server/events/delivering.ts";
import { answerEvent } from "#server/mail/answer-event.ts";

/** Who does what with an event; `SUBSCRIPTIONS` of rules/events/topics.ts says with which. */
export const HANDLERS: Record<Subscriber, Handler> = {
  mail: answerEvent,
};
