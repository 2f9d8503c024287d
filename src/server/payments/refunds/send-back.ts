/** The lodging has sent a part of a refund itself, because its vendor could not. */
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { finishTransfer } from "#server/payments/refunds/finish-transfer.ts";
import { findTransfer, type TransferKey } from "#server/payments/refunds/refund-store.ts";

/** The caller has locked the order. What is done already stays so. */
export async function sendBack(
  query: Query,
  hotel_id: number,
  key: TransferKey,
  { amount, proof, actor, now }: { amount: number; proof: string; actor: string; now: Date },
): Promise<void> {
  const transfer = await findTransfer(query, hotel_id, key);
  if (!transfer) throw new Refusal("NOT_FOUND");
  if (transfer.state === "done") return;
  if (amount !== transfer.amount) throw new Refusal("INVALID_INPUT", ["amount"]);
  await finishTransfer(query, hotel_id, transfer, { proof, actor, now });
}
