import { Refusal } from "#server/errors/refusal.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";

/** Asks the railway for a guest who waits: its silence is a refusal that can be repeated. */
export async function askRail<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.warn(`the railway does not answer: ${error.message}`);
    throw new Refusal("RAIL_SILENT");
  }
}
