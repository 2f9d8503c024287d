/** What "this was not me" in an e-mail about an account opens. Whoever holds its token can end the account's sessions, and no more. */
import { z } from "zod";
import { defineCall } from "#contract/call.ts";
import { ACCOUNT_CHANGES } from "#rules/people/account-changes.ts";

const base = { service: "accounts", scope: "platform", who: ["visitor"] } as const;
const params = z.object({ token: z.string().regex(/^[\w-]{16}\.[\w-]{22,400}$/) });

export const getNotice = defineCall({
  ...base,
  name: "getNotice",
  method: "GET",
  path: "/api/v1/notice/{token}",
  summary: "What an e-mail about an account has told",
  params,
  answer: z.object({ email: z.string(), change: z.enum(ACCOUNT_CHANGES), changed_timestamp: z.number() }),
});

export const endByNotice = defineCall({
  ...base,
  name: "endByNotice",
  method: "POST",
  path: "/api/v1/notice/{token}/end",
  summary: "Signs the account out everywhere: its owner did not do what the e-mail tells",
  params,
  answer: z.object({}),
});
