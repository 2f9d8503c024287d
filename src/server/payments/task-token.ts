/** What a link in the lodging's own mail carries: one task of one lodging, and no way to make another of it. */
import type { Secrets } from "#server/secrets.ts";
import { z } from "zod";

const taskSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("remittance"), order_id: z.uuid() }),
  z.object({ kind: z.literal("refund"), order_id: z.uuid(), reason: z.string(), transfer_no: z.number().int() }),
]);

export type Task = z.output<typeof taskSchema>;

const PURPOSE = "staff-task";

export function taskToken(secrets: Secrets, hotel_id: number, task: Task): string {
  return secrets.seal(PURPOSE, JSON.stringify([hotel_id, task]));
}

export function readTaskToken(secrets: Secrets, hotel_id: number, token: string): Task | null {
  const text = secrets.open(PURPOSE, token);
  if (text === null) return null;
  const [lodging, task] = JSON.parse(text) as [number, unknown];
  return lodging === hotel_id ? taskSchema.parse(task) : null;
}
