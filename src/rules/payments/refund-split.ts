/** Which payments a refund returns: the latest first, none more than it brought. */
export type Returnable = { vendor: number; vendor_number: string; /** Not yet on its way back. */ left: number };

export function splitRefund<Payment extends Returnable>(
  payments: readonly Payment[],
  amount: number,
): { payment: Payment; amount: number }[] {
  let open = amount;
  const parts = payments.toReversed().flatMap((payment) => {
    const part = Math.min(open, payment.left);
    open -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
  if (open > 0) throw new Error(`${open} more is to go back than came`);
  return parts;
}
