/** Lodgings that nobody has published or worked on for long: two e-mails, then they are archived. */
const UNTOUCHED_DAYS = { first: 60, second: 83, archive: 90 } as const;

const DAY_MS = 86_400_000;

type Untouched = { touched_at: Date; reminders: number; reminded_at: Date | null };

/** Work since the last e-mail begins the count anew. */
export const countedReminders = ({ touched_at, reminders, reminded_at }: Untouched): number =>
  reminded_at !== null && touched_at > reminded_at ? 0 : reminders;

/**
 * What is due. Nothing is archived before both e-mails have been sent, and never sooner than a week after the second: jobs may have
 * stood still for a month.
 */
export function untouchedAct(of: Untouched, now: Date): "remind" | "archive" | null {
  const days = (now.getTime() - of.touched_at.getTime()) / DAY_MS;
  const sent = countedReminders(of);
  if (sent === 0) return days >= UNTOUCHED_DAYS.first ? "remind" : null;
  const since = (now.getTime() - (of.reminded_at ?? now).getTime()) / DAY_MS;
  const week = UNTOUCHED_DAYS.archive - UNTOUCHED_DAYS.second;
  if (sent === 1) return days >= UNTOUCHED_DAYS.second && since >= week ? "remind" : null;
  return days >= UNTOUCHED_DAYS.archive && since >= week ? "archive" : null;
}

/** When it is archived if nobody works on it: at least this the e-mail can promise. */
export function archivedOn(of: Untouched, now: Date): Date {
  const weeks = countedReminders(of) === 0 ? 2 : 1;
  const week = (UNTOUCHED_DAYS.archive - UNTOUCHED_DAYS.second) * DAY_MS;
  return new Date(Math.max(of.touched_at.getTime() + UNTOUCHED_DAYS.archive * DAY_MS, now.getTime() + weeks * week));
}
