/** Roles of a lodging's staff, and what each may do. Default deny: what is not listed is refused. */
export const STAFF_ROLES = ["owner", "manager", "front_desk", "editor", "accountant", "housekeeper"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: unknown): text is StaffRole => STAFF_ROLES.includes(text as StaffRole);

/** What can be done at a lodging, as rows of the table of roles. */
export const PERMISSIONS = {
  open_studio: STAFF_ROLES,
  edit_content: ["owner", "manager", "editor"],
  /** Deleting for good what was archived. */
  empty_archive: ["owner", "manager"],
  publish: ["owner", "manager"],
  change_prices: ["owner", "manager"],
  change_stock: ["owner", "manager", "front_desk"],
  see_prices: ["owner", "manager", "front_desk", "accountant"],
  see_orders: ["owner", "manager", "front_desk", "accountant"],
  change_orders: ["owner", "manager", "front_desk"],
  refund: ["owner", "manager", "front_desk", "accountant"],
  see_contacts: ["owner", "manager", "front_desk"],
  correct_credit: ["owner", "manager"],
  see_reports: ["owner", "manager", "accountant"],
  see_todays_money: ["owner", "manager", "front_desk", "accountant"],
  see_team: ["owner"],
  manage_team: ["owner"],
  see_log: ["owner"],
  manage_payments: ["owner"],
  test_payments: ["owner"],
  see_domain: ["owner"],
  manage_domain: ["owner"],
  export_data: ["owner"],
  delete_lodging: ["owner"],
  housekeeping: ["owner", "manager", "front_desk", "housekeeper"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** `may_publish`: what the owner has allowed this editor besides. */
export const mayDo = (role: StaffRole, permission: Permission, may_publish = false): boolean =>
  (PERMISSIONS[permission] as readonly StaffRole[]).includes(role) ||
  (permission === "publish" && role === "editor" && may_publish);

/** Whether this role may send so much back in one go. `limit`: what the owner allows the front desk; null: any sum. In minor units. */
export const mayRefund = (role: StaffRole, amount: number, limit: number | null): boolean =>
  mayDo(role, "refund") && (role !== "front_desk" || limit === null || amount <= limit);

/** Acts that need a sign-in of the last minutes: whoever finds an open computer must not be able to do them. */
export const DANGEROUS: ReadonlySet<Permission> = new Set<Permission>([
  "manage_team",
  "manage_payments",
  "manage_domain",
  "export_data",
  "delete_lodging",
]);

/** How long a sign-in counts as fresh. */
const FRESH_MINUTES = 10;

export const isFresh = (signed_in_at: Date, now: Date): boolean =>
  now.getTime() - signed_in_at.getTime() <= FRESH_MINUTES * 60_000;

/** After this time everyone at the studio signs in again. */
export const STAFF_SESSION_HOURS = 12;

export const INVITATION_DAYS = 7;
/** Invitations that a lodging may send within a day: to all, and to one address. */
export const INVITATION_LIMITS = { per_day: 30, per_address: 5 } as const;
