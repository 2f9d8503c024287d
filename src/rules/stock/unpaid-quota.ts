/**
 * How many rooms may be taken without payment, so that one actor can't empty a lodging with free orders. Within the first
 * limits guests notice nothing. Beyond them the guest verifies an e-mail address with a code and gets a larger quota. Beyond
 * that the order is refused until others are paid, cancelled or over.
 */
export type Quota = { orders: number; rooms: number };

/** Without a proved e-mail address: orders with the same e-mail address, or with the same phone number. */
export const CONTACT_QUOTA: Quota = { orders: 3, rooms: 10 };
/** Without a proved e-mail address: orders from one browser. */
export const SESSION_QUOTA: Quota = { orders: 5, rooms: 15 };
/** With a proved e-mail address: orders that were placed with that proof. */
export const VERIFIED_QUOTA: Quota = { orders: 10, rooms: 30 };

/** Customers of a mobile carrier share addresses, so an address is counted for a day at most, and has more than a contact. */
export const ADDRESS_HOURS = 24;
export const DEFAULT_ORDERS_PER_ADDRESS = 10;

/** `orders`: of guests without a proof, from one network address. Proved or not, there may be twice as many. */
export const addressQuotas = (orders: number): { unverified: Quota; all: Quota } => ({
  unverified: { orders, rooms: 2 * orders },
  all: { orders: 2 * orders, rooms: 3 * orders },
});

/** Of the rooms that a class has left on a night, guests without a proof may take this share before they have paid. */
export const UNVERIFIED_SHARE_PERCENT = 70;
/** In a small class the share would keep the last rooms from ordinary guests: so many may always be taken. */
export const ALWAYS_SELLABLE = 3;

/**
 * `left` are the rooms that are neither paid for nor held by a verified guest. The guard in the SQL that takes rooms says the
 * same.
 */
export function mostUnverified(left: number): number {
  return Math.max(ALWAYS_SELLABLE, Math.floor((left * UNVERIFIED_SHARE_PERCENT) / 100));
}

/** Unpaid orders that are open now. */
export type OpenUnpaid = {
  email: Quota;
  phone: Quota;
  session: Quota;
  address: Quota;
  /** With the same e-mail address, proved each time: what a stranger orders under that address does not count here. */
  verified_email: Quota;
};

export type QuotaVerdict = "allowed" | "verify" | "refused_by_email" | "refused_by_address";

export type NewUnpaid = {
  rooms: number;
  isVerified: boolean;
  open: OpenUnpaid;
  /** 0 = addresses are not counted. */
  ordersPerAddress: number;
};

const isBeyond = (open: Quota, rooms: number, quota: Quota): boolean =>
  open.orders + 1 > quota.orders || open.rooms + rooms > quota.rooms;

/** A guest who has no other order open is never refused, however large the order; without a proof it may ask for one. */
const isOver = (open: Quota, rooms: number, quota: Quota): boolean => open.orders > 0 && isBeyond(open, rooms, quota);

export function judgeUnpaid({ rooms, isVerified, open, ordersPerAddress }: NewUnpaid): QuotaVerdict {
  const ofAddress = addressQuotas(ordersPerAddress);
  const countsAddress = ordersPerAddress > 0;
  if (countsAddress && isOver(open.address, rooms, ofAddress.all)) return "refused_by_address";
  if (isVerified) return isOver(open.verified_email, rooms, VERIFIED_QUOTA) ? "refused_by_email" : "allowed";
  const asksProof =
    isBeyond(open.email, rooms, CONTACT_QUOTA) ||
    isBeyond(open.phone, rooms, CONTACT_QUOTA) ||
    isBeyond(open.session, rooms, SESSION_QUOTA) ||
    (countsAddress && isBeyond(open.address, rooms, ofAddress.unverified));
  return asksProof ? "verify" : "allowed";
}

/** An open order, and when it stops counting by itself; null: only when it is paid, cancelled or over. */
export type Ending = { rooms: number; ends_at: Date | null };

/** When the refused order would fit if no other order is paid or cancelled; null when waiting does not help. */
export function fitsFrom(open: readonly Ending[], rooms: number, quota: Quota): Date | null {
  const left: Quota = { orders: open.length, rooms: open.reduce((sum, each) => sum + each.rooms, 0) };
  const ending = open
    .flatMap(({ ends_at, rooms: freed }) => (ends_at === null ? [] : [{ ends_at, freed }]))
    .toSorted((a, b) => a.ends_at.getTime() - b.ends_at.getTime());
  for (const { ends_at, freed } of ending) {
    left.orders -= 1;
    left.rooms -= freed;
    if (!isOver(left, rooms, quota)) return ends_at;
  }
  return null;
}
