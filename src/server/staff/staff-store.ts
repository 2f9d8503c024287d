/** The SQL of a lodging's staff. */
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type StaffMember = { account_id: string; email: string; name: string; role: StaffRole; since: Date };

const ROLE: Statement = {
  name: "staff_role",
  text: `select role from staff where hotel_id = $1 and account_id = $2`,
};
const LIST: Statement = {
  name: "list_staff",
  text: `select account_id, email, name, role, since from staff where hotel_id = $1 order by since, account_id`,
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
const REMOVE: Statement = {
  name: "remove_staff",
  text: `delete from staff where hotel_id = $1 and account_id = $2 returning 1`,
};

export async function findRole(query: Query, hotel_id: number, account_id: string): Promise<StaffRole | null> {
  const [found] = await query.run<{ role: StaffRole }>(ROLE, [hotel_id, account_id]);
  return found?.role ?? null;
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
export async function addStaff(query: Query, hotel_id: number, member: StaffMember): Promise<boolean> {
  const { account_id, email, name, role, since } = member;
  return (await query.run(ADD, [hotel_id, account_id, email, name, role, since])).length === 1;
}

export async function setRole(query: Query, hotel_id: number, account_id: string, role: StaffRole): Promise<void> {
  await query.run(SET_ROLE, [hotel_id, account_id, role]);
}

export async function deleteStaff(query: Query, hotel_id: number, account_id: string): Promise<void> {
  await query.run(REMOVE, [hotel_id, account_id]);
}
