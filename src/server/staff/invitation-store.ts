/** The SQL of invitations to a lodging's staff. */
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type Invitation = { invitation_id: string; email: string; role: StaffRole; lang: Language; expires_at: Date };

const LIST: Statement = {
  name: "list_invitations",
  text: `select invitation_id, email, role, lang, expires_at from staff_invitation
    where hotel_id = $1 and ended_at is null order by created_at, invitation_id`,
};
const BY_TOKEN: Statement = {
  name: "invitation_by_token",
  text: `select invitation_id, email, role, lang, expires_at, invited_by from staff_invitation
    where hotel_id = $1 and token_hash = $2 and ended_at is null and expires_at > $3`,
};
const OF_ADDRESS: Statement = {
  name: "invitations_of_address",
  text: `select hotel_id, invitation_id from staff_invitation
    where email = $1 and ended_at is null and expires_at > $2 order by hotel_id`,
};
const COUNT: Statement = {
  name: "count_invitations",
  text: `select count(*)::int as sent, count(*) filter (where email = $2)::int as to_address from staff_invitation
    where hotel_id = $1 and created_at > $3`,
};
/** Two at once to the same address: one is sent. */
const ADD: Statement = {
  name: "add_invitation",
  text: `insert into staff_invitation
      (hotel_id, invitation_id, email, role, lang, invited_by, token_hash, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
};
const END_FOR_ADDRESS: Statement = {
  name: "end_invitation_for_address",
  text: `update staff_invitation set ended_at = $3 where hotel_id = $1 and email = $2 and ended_at is null returning 1`,
};
/** Guarded: of an acceptance and a withdrawal at once, one finds it open. */
const END: Statement = {
  name: "end_invitation",
  text: `update staff_invitation set ended_at = $3 where hotel_id = $1 and invitation_id = $2 and ended_at is null
    returning invitation_id, email, role, lang, expires_at`,
};

export const listInvitations = (query: Query, hotel_id: number) => query.run<Invitation>(LIST, [hotel_id]);

export async function findByToken(
  query: Query,
  hotel_id: number,
  token_hash: string,
  now: Date,
): Promise<(Invitation & { invited_by: string | null }) | undefined> {
  const [found] = await query.run<Invitation & { invited_by: string | null }>(BY_TOKEN, [hotel_id, token_hash, now]);
  return found;
}

/** Of all lodgings: for the directory's role. */
export const invitationsOfAddress = (query: Query, email: string, now: Date) =>
  query.run<{ hotel_id: number; invitation_id: string }>(OF_ADDRESS, [email, now]);

export async function countSince(
  query: Query,
  hotel_id: number,
  email: string,
  since: Date,
): Promise<{ sent: number; to_address: number }> {
  const [counted] = await query.run<{ sent: number; to_address: number }>(COUNT, [hotel_id, email, since]);
  return counted!;
}

export type NewInvitation = Invitation & { invited_by: string | null; token_hash: string; now: Date };

/** Ends the one that was open for this address. False: another came at the same moment. */
export async function addInvitation(query: Query, hotel_id: number, invitation: NewInvitation): Promise<boolean> {
  const { invitation_id, email, role, lang, invited_by, token_hash, now, expires_at } = invitation;
  await query.run(END_FOR_ADDRESS, [hotel_id, email, now]);
  const values = [hotel_id, invitation_id, email, role, lang, invited_by, token_hash, now, expires_at];
  return (await query.run(ADD, values)).length === 1;
}

export async function endInvitation(
  query: Query,
  hotel_id: number,
  invitation_id: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [ended] = await query.run<Invitation>(END, [hotel_id, invitation_id, now]);
  return ended;
}
