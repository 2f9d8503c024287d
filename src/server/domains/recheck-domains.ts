/** Once a day: is each domain still its lodging's? One that is entered late is found here, too. */
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { domainsToCheck } from "#server/domains/domain-store.ts";
import { lookAtDomain, type LookContext } from "#server/domains/look-at-domain.ts";

/** Since the last run of the day before, with room for one that began late. */
const AGE_MS = 20 * 3_600_000;

export async function recheckDomains(context: LookContext, signal?: AbortSignal): Promise<void> {
  const before = new Date(context.now.getTime() - AGE_MS);
  const due = await context.database.forDirectory((query) => domainsToCheck(query, before));
  for (const { hotel_id, host } of due) {
    if (signal?.aborted) return;
    try {
      await lookAtDomain(context, hotel_id, host, { actor: "clock", isDaily: true });
    } catch (error) {
      // One that is another's by now, or was removed meanwhile, must not keep the others from their turn.
      if (!(error instanceof Refusal)) console.error(`domain ${host}: ${describeFailure(error)}`);
    }
  }
}
