/** What can happen at a lodging, and which subscribers receive it. */
import { MAIL_TOPICS, MEMBER_TOPICS } from "#rules/mail/owed-mails.ts";

/** What an event is about. Its subject's events are delivered one after the other. */
export type SubjectKind = "order" | "content" | "price" | "stock" | "member";

/** Which topics each subscriber receives. `server/events/subscribers.ts` defines what it does with them. */
const SUBSCRIPTIONS = {
  mail: [...MAIL_TOPICS, ...MEMBER_TOPICS],
} as const satisfies Record<string, readonly string[]>;

export type Subscriber = keyof typeof SUBSCRIPTIONS;
/** What is recorded although nobody receives it yet. */
type QuietTopic = "lodging.made" | "lodging.opened" | "lodging.archived";

export type Topic = (typeof SUBSCRIPTIONS)[Subscriber][number] | QuietTopic;

export const SUBSCRIBERS = Object.keys(SUBSCRIPTIONS) as Subscriber[];

export const subscribersOf = (topic: string): Subscriber[] =>
  SUBSCRIBERS.filter((name) => (SUBSCRIPTIONS[name] as readonly string[]).includes(topic));
