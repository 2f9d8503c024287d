/** Who makes a request. A handler is given one of those that its call is for. */
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Kind } from "#contract/who.ts";
import type { Task } from "#server/payments/task-token.ts";
import type { Access } from "#server/security/access.ts";

type Browser = {
  /** The request shows a key to an order, or its browser has shown one before. */
  holdsKey: boolean;
  /** What this browser may see already, by its access cookie. */
  access: Access;
  /** Identifies this browser until it is closed; null when it sent none. */
  session: string | null;
  /** The client's network address; empty when a page of ours makes the call. */
  address: string;
};

type Kinds = {
  visitor: { kind: "visitor" };
  /** Holds a key to some order: whether it opens the requested one is checked when that order is read. */
  guest: { kind: "guest" };
  /** Of this lodging, which has members. */
  member: { kind: "member"; member_id: string };
  /** Sent by the lodging's own e-mail to do this task. */
  task: { kind: "task"; task: Task };
  /** Signed in at the studio, and on this lodging's staff. `signed_in_at`: when the person last proved who they are. */
  staff: { kind: "staff"; account_id: string; role: StaffRole; may_publish: boolean; signed_in_at: Date };
  /** Signed in at the studio; of a call for staff: and not on this lodging's. */
  studio: { kind: "studio"; account_id: string; signed_in_at: Date };
  /** Signed in at the accounts service (calls of the platform only). */
  account: { kind: "account"; account_id: string; session_id: string; signed_in_at: Date; is_two_steps: boolean };
  platform: { kind: "platform" };
};

export type Person = Browser & Kinds[Kind];

/** Everyone may make a visitor's call, and a member may hold the key to an order. */
export type PersonOf<Who extends Kind> = Extract<
  Person,
  { kind: "visitor" extends Who ? Kind : "guest" extends Who ? Who | "member" : Who }
>;

export const memberOf = (person: Person): string | null => (person.kind === "member" ? person.member_id : null);
