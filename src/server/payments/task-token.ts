/** What a link in the lodging's own mail opens: one task for its staff, and nothing else. */
import { z } from "zod";
import type { Secrets } from "#server/secrets.ts";

export type Task =
  | { kind: "remittance"; order_id: string }
  | { kind: "refund"; order_id: string; reason: string; transfer_no: number };

const PURPOSE = "staff-task";

/** The lodging first: another one's task can't be read as one of this lodging's. */
const taskSchema = z.union([
  z.tuple([z.number(), z.literal("remittance"), z.uuid()]),
  z.tuple([z.number(), z.literal("refund"), z.uuid(), z.string(), z.number().int()]),
]);

export function taskToken(secrets: Secrets, hotel_id: number, task: Task): string {
  const more = task.kind === "refund" ? [task.reason, task.transfer_no] : [];
  return secrets.seal(PURPOSE, JSON.stringify([hotel_id, task.kind, task.order_id, ...more]));
}

/** null: not sealed by us, not for a task, or not for this lodging. */
export function readTaskToken(secrets: Secrets, hotel_id: number, token: string): Task | null {
  const text = secrets.open(PURPOSE, token);
  if (text === null) return null;
  const [hotel, kind, order_id, reason, transfer_no] = taskSchema.parse(JSON.parse(text));
  if (hotel !== hotel_id) return null;
  return kind === "remittance" ? { kind, order_id } : { kind, order_id, reason: reason!, transfer_no: transfer_no! };
}
