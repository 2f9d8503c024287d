/** The SQL of a lodging's staff. */
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type StaffMember = {
  account_id: string;
  email: string;
  name: string;
  role: StaffRole;
  may_publish: boolean;
  since: Date;
};

const ROLE: Statement = {
  name: "staff_role",
  text: `select role, may_publish from staff where hotel_id = $1 and account_id = $2`,
};
const LIST: Statement = {
  name: "list_staff",
  text: `select account_id, email, name, role, may_publish, since from staff where hotel_id = $1 order by since, account_id`,
};
const OF_ACCOUNT: Statement = {
  name: "lodgings_of_staff",
  text: `select hotel_id, role from staff where account_id = $1 order by hotel_id`,
};
/** Two owners who remove each other at once: the second waits here, and finds that he is the last. */
const LOCK_OWNERS: Statement = {
  name: "lock_owners",
  text: `select account_id from staff where hotel_id = $1 and role = 'owner' order by account_id for update`,
};
const ADD: Statement = {
  name: "add_staff",
  text: `insert into staff (hotel_id, account_id, email, name, role, since) values ($1, $2, $3, $4, $5, $6)
    on conflict (hotel_id, account_id) do nothing returning 1`,
};
const SET_ROLE: Statement = {
  name: "set_staff_role",
  text: `update staff set role = $3 where hotel_id = $1 and account_id = $2 returning 1`,
};
const SET_MAY_PUBLISH: Statement = {
  name: "set_staff_may_publish",
  text: `update staff set may_publish = $3 where hotel_id = $1 and account_id = $2 returning 1`,
};
const REMOVE: Statement = {
  name: "remove_staff",
  text: `delete from staff where hotel_id = $1 and account_id = $2 returning 1`,
};

export async function findRole(query: Query, hotel_id: number, account_id: string): Promise<StaffRole | null> {
  return (await findPosition(query, hotel_id, account_id))?.role ?? null;
}

/** The role, and whether an editor may publish. */
export async function findPosition(
  query: Query,
  hotel_id: number,
  account_id: string,
): Promise<Pick<StaffMember, "role" | "may_publish"> | null> {
  const [found] = await query.run<Pick<StaffMember, "role" | "may_publish">>(ROLE, [hotel_id, account_id]);
  return found ?? null;
}

export const listStaff = (query: Query, hotel_id: number) => query.run<StaffMember>(LIST, [hotel_id]);

/** Of all lodgings: for the directory's role. */
export const rolesOfAccount = (query: Query, account_id: string) =>
  query.run<{ hotel_id: number; role: StaffRole }>(OF_ACCOUNT, [account_id]);

export async function lockOwners(query: Query, hotel_id: number): Promise<string[]> {
  const rows = await query.run<{ account_id: string }>(LOCK_OWNERS, [hotel_id]);
  return rows.map(({ account_id }) => account_id);
}

/** False: the account is on the staff already. */
export async function addStaff(
  query: Query,
  hotel_id: number,
  member: Omit<StaffMember, "may_publish">,
): Promise<boolean> {
  const { account_id, email, name, role, since } = member;
  return (await query.run(ADD, [hotel_id, account_id, email, name, role, since])).length === 1;
}

export async function setRole(query: Query, hotel_id: number, account_id: string, role: StaffRole): Promise<void> {
  await query.run(SET_ROLE, [hotel_id, account_id, role]);
}

export async function setMayPublish(
  query: Query,
  hotel_id: number,
  account_id: string,
  may_publish: boolean,
): Promise<void> {
  await query.run(SET_MAY_PUBLISH, [hotel_id, account_id, may_publish]);
}

export async function deleteStaff(query: Query, hotel_id: number, account_id: string): Promise<void> {
  await query.run(REMOVE, [hotel_id, account_id]);
}
