import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ALIVE,
  ATTACHMENT_MOVES,
  ATTACHMENT_STATES,
  type AttachmentMove,
  type AttachmentState,
  isAlive,
  ledgerSum,
} from "#rules/add-ons/attachment-state.ts";

/** What the ledger says of each move. */
const ENTRIES: Partial<Record<`${AttachmentState} ${AttachmentState}`, AttachmentMove[]>> = {
  "held sold": ["convert"],
  "held expired": ["release"],
  "held failed": ["release"],
  "sold given_back": ["give_back"],
  "sold failed": ["give_back"],
  "expired sold": ["take", "convert"],
};

test("every move of the table has its entries, and no other has", () => {
  const moves = ATTACHMENT_STATES.flatMap((from) => ATTACHMENT_MOVES[from].map((to) => `${from} ${to}`));
  expect(Object.keys(ENTRIES).toSorted()).toEqual(moves.toSorted());
});

test("wherever an attachment goes, its ledger adds up to what it has, and never to less than nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 12 }), fc.integer({ min: 1, max: 99 }), (choices, quantity) => {
      let state: AttachmentState = "held";
      const entries: { kind: AttachmentMove; quantity: number }[] = [{ kind: "take", quantity }];
      for (const choice of choices) {
        const moves: readonly AttachmentState[] = ATTACHMENT_MOVES[state];
        if (moves.length === 0) break;
        const to: AttachmentState = moves[choice % moves.length]!;
        for (const kind of ENTRIES[`${state} ${to}`]!) entries.push({ kind, quantity });
        state = to;
        const { held, sold } = ledgerSum(entries);
        expect({ held, sold }).toEqual({ held: 0, sold: state === "sold" ? quantity : 0 });
        expect(held + sold > 0).toBe(isAlive(state));
      }
    }),
  );
  expect(ALIVE).toEqual(["held", "sold"]);
});
