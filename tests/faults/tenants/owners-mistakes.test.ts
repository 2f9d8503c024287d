/** What an owner can do wrong: each time a sentence in the owner's language, at the field, and nothing is lost. */
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call, CallInput } from "#contract/call.ts";
import type { CallRefused } from "#contract/client.ts";
import { archivePicture } from "#contract/media.ts";
import { placeOrder } from "#contract/orders.ts";
import * as drafts from "#contract/site-drafts.ts";
import { addDomain } from "#contract/studio/domains.ts";
import { makeLodging } from "#contract/studio/lodgings.ts";
import { saveCurrency } from "#contract/studio/selling-changes.ts";
import { changeStaffRole, removeStaff } from "#contract/studio.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { addPicture } from "#tests/helpers/pictures.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let separate: SeparateDatabase;
let world: World;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

const TABLES =
  "hotel hotel_card hotel_site hotel_terms hotel_host hotel_setup room_class facility promotion draft_change site_version archived_record picture staff domain_claim rate_plan plan_night".split(
    " ",
  );

/** All that lodgings have: a mark that any change changes. */
async function everything(): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const table of TABLES) {
    const rows = await separate.asOwner<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`);
    marks[table] = createHash("sha256")
      .update(rows.map(({ row }) => row).join("\n"))
      .digest("hex");
  }
  return marks;
}

async function opened() {
  const hotel = await makeHotel(world.database);
  await fillHotel(world.database, hotel);
  const owner = await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } });
  const at = (lang: Language) => studioCalls(world).at(owner, "platform.test", {}, lang);
  return { ...hotel, owner, at, api: at("en-US") };
}

const field = (name: string, lang: Language | "", value: unknown, seen: unknown) =>
  ({ record: "site", record_id: 0, field: name, lang, value, seen }) as const;

/** Tries it in every language: refused each time, in words of that language, and nothing has changed. */
async function refused<C extends Call>(
  at: (lang: Language) => ReturnType<ReturnType<typeof studioCalls>["at"]>,
  call: C,
  input: CallInput<C>,
): Promise<{ code: string; fields: string[] }> {
  const before = await everything();
  const said = new Map<string, Language>();
  let found = { code: "", fields: [] as string[] };
  for (const lang of LANGUAGES) {
    const error: CallRefused = await at(lang)(call, input).then(
      () => expect.fail(`${call.name} was not refused`),
      (problem: CallRefused) => problem,
    );
    found = { code: error.code, fields: error.extra_info.fields ?? [] };
    expect(error.message.length, `${error.code} in ${lang}`).toBeGreaterThan(5);
    expect(said.has(error.message), `${error.code}: ${lang} says the same as ${said.get(error.message)}`).toBe(false);
    said.set(error.message, lang);
  }
  expect(await everything()).toEqual(before);
  return found;
}

test("a name that somebody else has taken meanwhile", async () => {
  const { hotel_id, at } = await opened();
  const slug = `inn-${randomUUID().slice(0, 8)}`;
  await world.database.forHotel(hotel_id, (query) =>
    query.insert(hotelHost).values({ hotel_id, host: `${slug}.platform.test`, canonical: false }),
  );
  const body = { name: "Inn", kind: "hotel", country: "TW", main_lang: "en-US", slug } as const;
  expect(await refused(at, makeLodging, { body })).toEqual({ code: "SLUG_TAKEN", fields: ["slug"] });
});

test("a domain that another lodging has", async () => {
  const [{ domain, at }, other] = [await opened(), await opened()];
  const host = `www.${randomUUID().slice(0, 8)}.com`;
  await world.database.forHotel(other.hotel_id, (query) =>
    query.insert(hotelHost).values({ hotel_id: other.hotel_id, host, canonical: false }),
  );
  expect(await refused(at, addDomain, { body: { domain, host } })).toEqual({ code: "DOMAIN_TAKEN", fields: ["host"] });
});

test("a publish without a required text, which keeps the draft; and one when somebody has just published", async () => {
  const { domain, at, api } = await opened();
  const changes = [field("hotel_name", "zh-TW", "", "測試旅店"), field("phone", "", "02-1111", "")];
  await api(drafts.saveDraft, { body: { domain, changes } });
  expect((await refused(at, drafts.publishSite, { body: { domain } })).code).toBe("TEXTS_MISSING");
  await api(drafts.saveDraft, { body: { domain, changes: [field("hotel_name", "zh-TW", "山居", "")] } });
  const both = await Promise.allSettled([1, 2].map(() => api(drafts.publishSite, { body: { domain } })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await refused(at, drafts.publishSite, { body: { domain } })).code).toBe("NOTHING_TO_PUBLISH");
});

test("a picture that a page shows", async () => {
  const { domain, hotel_id, at, api } = await opened();
  const { picture_id, src } = await addPicture(world, hotel_id);
  const changes = [field("banner_images", "", [{ src, alt: {}, link: "" }], [])];
  await api(drafts.saveDraft, { body: { domain, changes } });
  const body = { domain, picture_id };
  expect(await refused(at, archivePicture, { body })).toEqual({ code: "PICTURE_IN_USE", fields: ["picture_id"] });
});

test("the last owner, who leaves or becomes something else", async () => {
  const { domain, at, owner } = await opened();
  const { account_id } = owner;
  expect((await refused(at, removeStaff, { body: { domain, account_id } })).code).toBe("LAST_OWNER");
  const body = { domain, account_id, role: "editor" } as const;
  expect((await refused(at, changeStaffRole, { body })).code).toBe("LAST_OWNER");
});

test("a language that content uses: its texts stay, and come back with it; the main one can't go", async () => {
  const { domain, api } = await opened();
  const draft = async () => (await api(drafts.getSiteDraft, { query: { domain } })).records[0]!.fields;
  const title = field("banner_title", "ja-JP", "山の朝", "");
  const { support_lang } = await draft();
  const fewer = ["zh-TW", "en-US"];
  await api(drafts.saveDraft, { body: { domain, changes: [title, field("support_lang", "", fewer, support_lang)] } });
  await api(drafts.publishSite, { body: { domain } });
  expect(await draft()).toMatchObject({ support_lang: fewer, banner_title: { "ja-JP": "山の朝" } });
  const again = field("support_lang", "", support_lang, fewer);
  expect((await api(drafts.saveDraft, { body: { domain, changes: [again] } })).saved).toHaveLength(1);
  const without = field("support_lang", "", ["ja-JP"], support_lang);
  const { refused: problems } = await api(drafts.saveDraft, { body: { domain, changes: [without] } });
  expect(problems).toMatchObject([{ field: "support_lang", reason: "INVALID" }]);
});

test("scripts and styles in rich text: taken out and said so; the words stay", async () => {
  const { domain, api } = await opened();
  const value =
    '<style>p{color:red}</style><p style="color:red" class="x" onclick="x()">Quiet <b>rooms</b><script>alert(1)</script></p><iframe src="https://example.com"></iframe>';
  const { saved } = await api(drafts.saveDraft, { body: { domain, changes: [field("about_us", "en-US", value, "")] } });
  expect(saved).toMatchObject([{ value: "<p>Quiet <b>rooms</b></p>", is_cleaned: true }]);
});

test("another currency while orders are in the books", async () => {
  const lodging = await openLodging(world.database);
  const { hotel_id, domain } = lodging;
  await world.apiOf(domain)(placeOrder, { body: lodging.body() });
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const at = (lang: Language) => studioCalls(world).at(owner, "platform.test", {}, lang);
  const body = { domain, currency: "JPY" } as const;
  expect((await refused(at, saveCurrency, { body })).code).toBe("CURRENCY_IN_USE");
});
