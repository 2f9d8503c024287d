import { expect, test } from "vitest";
import { SUBSCRIBERS, subscribersOf } from "#rules/events/topics.ts";
import { MAIL_TOPICS } from "#rules/mail/owed-mails.ts";

test("each topic goes to its subscribers, and to nobody else", () => {
  for (const topic of MAIL_TOPICS) expect(subscribersOf(topic)).toEqual(["mail"]);
  expect(subscribersOf("order.unheard_of")).toEqual([]);
  expect(SUBSCRIBERS).toContain("mail");
});
