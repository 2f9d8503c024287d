/** The life of what an order has besides its rooms. */
export const ATTACHMENT_STATES = ["held", "sold", "given_back", "expired", "failed"] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** Nothing moves but along this table. An order that late money revives takes its attachments again. `failed` is rail's. */
export const ATTACHMENT_MOVES: Record<AttachmentState, readonly AttachmentState[]> = {
  held: ["sold", "expired", "failed"],
  sold: ["given_back", "failed"],
  expired: ["sold"],
  given_back: [],
  failed: [],
};

/** Those that take their stock and are part of the price. */
export const ALIVE: readonly AttachmentState[] = ["held", "sold"];

export const isAlive = (state: AttachmentState): boolean => ALIVE.includes(state);

/** What the ledger says of a move. */
export type AttachmentMove = "take" | "convert" | "release" | "give_back";

/** What the entries of one attachment add up to. */
export function ledgerSum(entries: readonly { kind: AttachmentMove; quantity: number }[]): {
  held: number;
  sold: number;
} {
  const sum = { held: 0, sold: 0 };
  for (const { kind, quantity } of entries) {
    if (kind === "take") sum.held += quantity;
    if (kind === "convert" || kind === "release") sum.held -= quantity;
    if (kind === "convert") sum.sold += quantity;
    if (kind === "give_back") sum.sold -= quantity;
  }
  return sum;
}
