/** An invitation to a lodging's staff, with its e-mail, in the transaction of whoever invites. */
import { randomBytes } from "node:crypto";
import { ACCOUNT_MAIL_WORDS, STUDIO_WORDS } from "#languages/languages.ts";
import { INVITATION_DAYS, INVITATION_LIMITS, type StaffRole } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";
import { type MailContext, writeAccountMail } from "#server/accounts/account-mails.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { hashOf, newId } from "#server/orders/ids.ts";
import { addInvitation, countSince } from "#server/staff/invitation-store.ts";
import { listStaff } from "#server/staff/staff-store.ts";

const DAY_MS = 86_400_000;

/** `invited_by`: an account; null: the platform's operator. */
export type Invited = { email: string; role: StaffRole; lang: Language; invited_by: string | null };

export async function sendInvitation(
  query: Query,
  context: MailContext,
  hotel: Tenant,
  { email, role, lang, invited_by }: Invited,
): Promise<void> {
  const { now } = context;
  const { hotel_id } = hotel;
  const team = await listStaff(query, hotel_id);
  if (team.some((member) => member.email === email)) throw new Refusal("ALREADY_STAFF", ["email"]);
  const counted = await countSince(query, hotel_id, email, new Date(now.getTime() - DAY_MS));
  if (counted.sent >= INVITATION_LIMITS.per_day || counted.to_address >= INVITATION_LIMITS.per_address) {
    throw new Refusal("TOO_MANY_REQUESTS");
  }
  const token = randomBytes(24).toString("base64url");
  const invitation_id = newId(now);
  const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const invitation = { invitation_id, email, role, lang, invited_by, token_hash: hashOf(token), now, expires_at };
  if (!(await addInvitation(query, hotel_id, invitation))) throw new Refusal("TOO_MANY_REQUESTS");
  await writeInvitationMail(query, context, hotel, { email, role, lang, token: `${hotel_id}.${token}` });
  // No address in the log: it can't be erased there.
  await appendAudit(query, hotel_id, null, {
    at: now,
    actor: invited_by === null ? "operator" : `staff:${invited_by}`,
    action: "staff.invited",
    after: role,
    invitation_id,
  });
}

function writeInvitationMail(
  query: Query,
  context: MailContext,
  hotel: Tenant,
  { email, role, lang, token }: { email: string; role: StaffRole; lang: Language; token: string },
): Promise<void> {
  const words = ACCOUNT_MAIL_WORDS[lang].staff_invitation;
  const { name, may } = STUDIO_WORDS[lang].roles[role];
  const url = `${context.originOf(context.platformHost)}/studio/invitation?token=${token}&lang=${lang}`;
  return writeAccountMail(query, context, hotel, {
    kind: "staff_invitation",
    to: email,
    lang,
    draft: (sender) => ({
      lang,
      subject: words.subject(sender.name),
      preview: words.lead(sender.name),
      heading: words.heading(sender.name),
      parts: [
        { kind: "text", text: words.lead(sender.name) },
        {
          kind: "facts",
          title: "",
          facts: [
            [words.role, name],
            [words.may, may],
            [words.address, email],
          ],
        },
        { kind: "button", label: words.button, url },
        { kind: "text", text: words.days(INVITATION_DAYS) },
      ],
      sender,
      closing: [words.not_you],
    }),
  });
}
