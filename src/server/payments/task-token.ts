/** The token in a staff e-mail's link: one task of one lodging, which can't be changed into another. */
import type { Secrets } from "#server/security/secrets.ts";
import { z } from "zod";

const taskSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("remittance"), order_id: z.uuid() }),
  z.object({ kind: z.literal("card"), order_id: z.uuid() }),
  z.object({ kind: z.literal("refund"), order_id: z.uuid(), reason: z.string(), transfer_no: z.number().int() }),
]);

export type Task = z.output<typeof taskSchema>;

const PURPOSE = "staff-task";

/** Long enough for any bank, but not for ever: e-mails get forwarded and stored. */
const GOOD_MS = 60 * 86_400_000;

export function taskToken(secrets: Secrets, hotel_id: number, task: Task, now: Date): string {
  return secrets.seal(PURPOSE, JSON.stringify([hotel_id, now.getTime() + GOOD_MS, task]));
}

/** null: not sealed by us, not for a task, not for this lodging, or too old. */
export function readTaskToken(secrets: Secrets, hotel_id: number, token: string, now: Date): Task | null {
  const text = secrets.open(PURPOSE, token);
  if (text === null) return null;
  const [lodging, until, task] = JSON.parse(text) as [number, number, unknown];
  return lodging === hotel_id && until >= now.getTime() ? taskSchema.parse(task) : null;
}
