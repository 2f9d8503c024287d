import { createHash } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/lodgings.ts";
import { networkOf } from "#rules/network/network-address.ts";
import { LODGING_LIMITS } from "#rules/people/lodging-limits.ts";
import { DEPOSIT_LIMIT } from "#rules/payments/gateway-keys.ts";
import { hasStandardContract } from "#rules/payments/refund-law.ts";
import { countryFacts } from "#rules/site/lodging-countries.ts";
import { LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { readSlug, slugProblem } from "#rules/site/slug.ts";
import { isKnownPreview } from "#rules/site/site.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { countUnpublished, lockNewHotel, NEXT_HOTEL_ID } from "#server/lodgings/lodging-store.ts";
import { claimMade, countMade, dropMade, findMade, lockNetwork } from "#server/lodgings/made-lodging-store.ts";
import { openLodging } from "#server/lodgings/open-lodging.ts";
import { proposeSlug, slugHost } from "#server/lodgings/propose-slug.ts";
import { beginWith } from "#server/refund-policies/begin-with.ts";
import { newId } from "#server/orders/ids.ts";

type Context = PlatformContextOf<"studio">;
type Wanted = HandlerInput<typeof contract.makeLodging>["body"];

const DAY_MS = 86_400_000;
const SLUG_REFUSALS = { malformed: "SLUG_MALFORMED", reserved: "SLUG_RESERVED", hostile: "SLUG_RESERVED" } as const;

export async function makeLodging(
  { body }: HandlerInput<typeof contract.makeLodging>,
  context: Context,
): Promise<CallAnswer<typeof contract.makeLodging>> {
  const wanted = { ...body, slug: readSlug(body.slug) };
  const problem = slugProblem(wanted.slug);
  if (problem !== null) throw await withProposal(new Refusal(SLUG_REFUSALS[problem], ["slug"]), body, context);
  if (body.template_code !== undefined && !isKnownPreview(context.layouts, body.template_code)) {
    throw new Refusal("INVALID_INPUT", ["template_code"]);
  }
  const answer = { domain: slugHost(wanted.slug, context.platformHost), slug: wanted.slug };
  const claimed = await claim(wanted, context);
  try {
    await open(claimed.hotel_id, wanted, context);
    return answer;
  } catch (error) {
    // A refused request may be repeated with the same key.
    const { person, database } = context;
    if (error instanceof Refusal) {
      await database.forAccounts((query) => dropMade(query, person.account_id, claimed.key, claimed.hotel_id));
    }
    throw error instanceof Refusal && error.code === "SLUG_TAKEN" ? await withProposal(error, body, context) : error;
  }
}

async function withProposal(refusal: Refusal, { name, kind }: Wanted, context: Context): Promise<Refusal> {
  const found = LODGING_KINDS.find(({ key }) => key === kind) ?? null;
  refusal.data = { proposal: await proposeSlug(context, name, found) };
  return refusal;
}

/** The id of the lodging that this request opens. The same key asks for the same one: also after a crash between the two steps. */
async function claim(wanted: Wanted, { database, person, secrets, now, idempotency_key }: Context) {
  const { account_id, address } = person;
  const key = idempotency_key ?? newId(now);
  const request_hash = createHash("sha256").update(JSON.stringify(wanted)).digest("base64url");
  const network = secrets.token("made-lodging", networkOf(address));
  const [row] = await database.ask<{ hotel_id: number }>(NEXT_HOTEL_ID, []);
  const found = await database.forAccounts(async (query) => {
    await lockNetwork(query, network);
    const known = await findMade(query, account_id, key);
    if (known) return known;
    const made = await countMade(query, account_id, network, new Date(now.getTime() - DAY_MS));
    if (made.by_account >= LODGING_LIMITS.per_day || made.by_network >= LODGING_LIMITS.per_network) {
      throw new Refusal("TOO_MANY_LODGINGS");
    }
    const { hotel_id } = row!;
    const isMine = await claimMade(query, { account_id, key, request_hash, hotel_id, network, now });
    return isMine ? { hotel_id, request_hash } : await findMade(query, account_id, key);
  });
  if (!found || found.request_hash !== request_hash) throw new Refusal("KEY_REUSED");
  return { hotel_id: found.hotel_id, key };
}

/** All of it or nothing. Of two who want the same name at once, the second finds it taken. */
async function open(hotel_id: number, wanted: Wanted, context: Context): Promise<void> {
  const { database, person, now, platformHost } = context;
  // Sent once more: not counted among the unpublished ones a second time.
  if ((await database.forHotel(hotel_id, (query) => lockNewHotel(query, hotel_id))).isMade) return;
  const { kind, layout } = LODGING_KINDS.find(({ key }) => key === wanted.kind)!;
  const { currency, timezone } = countryFacts(wanted.country)!;
  const { account_id, email, name } = await readAccount(database, person.account_id);
  const unpublished = await database.forDirectory((query) => countUnpublished(query, account_id));
  if (unpublished >= LODGING_LIMITS.unpublished) throw new Refusal("TOO_MANY_LODGINGS");
  await database.forHotel(hotel_id, async (query) => {
    if ((await lockNewHotel(query, hotel_id)).isMade) return;
    const hotel = {
      kind,
      main_lang: wanted.main_lang,
      support_lang: [wanted.main_lang],
      currency,
      timezone,
      hotel_name: { [wanted.main_lang]: wanted.name },
      ...firstDeposit(wanted.country),
      template_code: wanted.template_code ?? `${layout}.1`,
      options: { country: wanted.country },
    };
    const host = slugHost(wanted.slug, platformHost);
    const owner = { account_id, email, name };
    const isOpen = await openLodging(query, hotel_id, { hotel, host, slug: wanted.slug, owner, now });
    if (!isOpen) throw new Refusal("SLUG_TAKEN", ["slug"]);
    await beginWith(query, hotel_id, wanted.country);
  });
}

/** As usual where a standard contract says how much a deposit may be. */
const firstDeposit = (country: string) =>
  hasStandardContract(country)
    ? { deposit_type: ["all", "deposit"] as ("all" | "deposit")[], deposit_percent: DEPOSIT_LIMIT }
    : {};
