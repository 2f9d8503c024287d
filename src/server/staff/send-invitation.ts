/** An invitation to a lodging's staff, with its e-mail, in the transaction of whoever invites. */
import { randomBytes } from "node:crypto";
import { ACCOUNT_MAIL_WORDS, STUDIO_WORDS } from "#languages/languages.ts";
import { INVITATION_DAYS, INVITATION_LIMITS, type StaffRole } from "#rules/people/staff-roles.ts";
import { headerText } from "#rules/mail/mail-text.ts";
import { type Language, textIn } from "#rules/text/language.ts";
import type { MailContext } from "#server/accounts/account-mails.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { Draft } from "#server/mail/draft.ts";
import { platformSender } from "#server/mail/platform-sender.ts";
import { writeMail } from "#server/mail/write-mail.ts";
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
  const inviter = team.find((member) => member.account_id === invited_by)?.email ?? "";
  await writeInvitationMail(query, context, hotel, { email, role, lang, inviter, token: `${hotel_id}.${token}` });
  // No address in the log: it can't be erased there.
  await appendAudit(query, hotel_id, null, {
    at: now,
    actor: invited_by === null ? "operator" : `staff:${invited_by}`,
    action: "staff.invited",
    after: role,
    invitation_id,
  });
}

/**
 * A lodging's name is whatever its owner has typed, "Google Security" too. So the platform sends this e-mail in its own name and
 * look, subject and sentences name the inviter's verified address, and the lodging's name stands beside a label that says whose it is.
 */
async function writeInvitationMail(
  query: Query,
  { layouts, originOf, platformHost, now }: MailContext,
  { hotel_id, domain, main_lang }: Tenant,
  { email, role, lang, token, inviter }: Pick<Invited, "email" | "role" | "lang"> & { token: string; inviter: string },
): Promise<void> {
  const words = ACCOUNT_MAIL_WORDS[lang].staff_invitation;
  const { name, may } = STUDIO_WORDS[lang].roles[role];
  const url = `${originOf(platformHost)}/studio/invitation?token=${token}&lang=${lang}`;
  const sender = platformSender(layouts, originOf(platformHost), lang);
  const by = inviter === "" ? sender.name : inviter;
  const { hotel_name } = await readSettings(query, hotel_id);
  const draft: Draft = {
    lang,
    subject: words.subject(by),
    preview: words.lead(by),
    heading: words.heading,
    parts: [
      { kind: "text", text: words.lead(by) },
      {
        kind: "facts",
        title: "",
        facts: [
          [words.inviter, by],
          [words.lodging, headerText(textIn(hotel_name, lang, main_lang).text)],
          [words.site, domain],
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
  };
  const dedupe_key = `staff_invitation ${newId(now)}`;
  const mail = { kind: "staff_invitation" as const, draft, to: email, reply_to: "", order_id: null, dedupe_key };
  await writeMail(query, hotel_id, mail, now);
}
