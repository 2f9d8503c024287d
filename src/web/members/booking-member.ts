/** What the booking page knows of whoever is signed in. */
import { CallRefused } from "#contract/client.ts";
import { getMemberCredit } from "#contract/credit.ts";
import { getMember } from "#contract/members.ts";
import { namesIn } from "#rules/guests/person-name.ts";
import type { PageVisit } from "#web/context.ts";

/** Who is signed in in this browser; null: a visitor. */
export async function memberOf({ api, domain, lang }: PageVisit) {
  try {
    const member = await api(getMemberCredit, { query: { domain } });
    const { name, email, phone } = await api(getMember, { query: { domain } });
    const { given, family } = namesIn(name, lang);
    const saved = { booker_first_name: given, booker_last_name: family, booker_email: email, booker_phone: phone };
    return { member, saved: Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== "")) };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "SIGN_IN_NEEDED") return null;
    throw error;
  }
}
