/** What "this was not me" in an e-mail opens: sealed, so that nobody can make one, and good for a few days. */
import { type AccountChange, NOTICE_DAYS } from "#rules/people/account-changes.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type Notice = { account_id: string; change: AccountChange; at: number };

const PURPOSE = "account-notice";

export function sealNotice(secrets: Secrets, notice: Notice): string {
  const { iv, sealed } = secrets.encrypt(PURPOSE, JSON.stringify(notice), PURPOSE);
  return `${iv}.${sealed}`;
}

/** Null: none of ours, or too old. */
export function openNotice(secrets: Secrets, token: string, now: Date): Notice | null {
  const [iv = "", sealed = ""] = token.split(".");
  const text = secrets.decrypt(PURPOSE, { iv, sealed }, PURPOSE);
  if (text === null) return null;
  const notice = JSON.parse(text) as Notice;
  return now.getTime() - notice.at <= NOTICE_DAYS * 86_400_000 ? notice : null;
}
