/**
 * The repay call's numbers. Its `payment_id` names a kind (2 the card gateways, 35 wallets, 45 Pi, 48 bank channels), and its
 * `type_id` which vendor of that kind: the specification's own vendor ids.
 */
const KINDS: readonly { payment_id: number; vendors: readonly number[] }[] = [
  { payment_id: 2, vendors: [1, 2, 6] },
  { payment_id: 35, vendors: [3, 4] },
  { payment_id: 45, vendors: [7] },
  { payment_id: 48, vendors: [9, 10, 11, 12, 13, 15] },
];

export function vendorsOfPayment(payment_id: number): readonly number[] {
  return KINDS.find((kind) => kind.payment_id === payment_id)?.vendors ?? [];
}

/** null: this vendor can't be used to pay again by this call. */
export function paymentIdOf(vendor: number): number | null {
  return KINDS.find((kind) => kind.vendors.includes(vendor))?.payment_id ?? null;
}
