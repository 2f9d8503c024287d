/** People for the requests of every call: members who joined by e-mail, and a lodging's staff. */
import { addDays, dayAt } from "#rules/time/day.ts";
import { createHash, randomUUID } from "node:crypto";
import { addPreviewLink } from "#server/drafts/previews/preview-link-store.ts";
import { addTopic } from "#server/content/topic-store.ts";
import { openAccount } from "#server/accounts/account-store.ts";
import { codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { ACCOUNT, POLICIES } from "#tests/faults/tenants/media-access.ts";
import { addPicture, addUpload, drawPicture } from "#tests/helpers/pictures.ts";
import { addInvitation, proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import type { MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { addMember } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import type { Bank } from "../../sandbox/bank.ts";
import { idTokenFor } from "../../sandbox/providers.ts";

/** `call` is the path of the contract; with a body it is posted. */
export type CallRequest = {
  call: string;
  address: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The lodging's own, unless it is a call of the studio. */
  host?: string;
};

export async function addAccount({ database }: World): Promise<string> {
  const account_id = randomUUID();
  const now = new Date();
  const email = `${account_id}@example.com`;
  await database.forAccounts((query) => openAccount(query, { account_id, email, lang: "zh-TW", now }));
  return account_id;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Two members who have joined by e-mail: one has asked to be deleted; and a code for a third address. */
export async function joinByMail(world: World, hotel_id: number, domain: string) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: "POST", body: JSON.stringify({ domain, ...body }), headers };
    const response = await world.fetch(domain, path, init);
    const { data } = (await response.json()) as { data: { hotel_token: string } };
    return { token: data?.hotel_token, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  };
  const codeFor = async (email: string) => {
    await post("/api/member/code", { email });
    return codeSentTo(world.database, hotel_id, email);
  };
  const join = async (email: string) => post("/api/member/join", { email, code: await codeFor(email) });
  const [own, other] = [await join(`own@${domain}`), await join(`other@${domain}`)];
  await post("/api/member/delete/code", {}, bearer(own.token));
  return {
    headers: { ...bearer(own.token), cookie: own.cookie },
    later: bearer(other.token),
    again: `again@${domain}`,
    codeToJoin: await codeFor(`again@${domain}`),
    codeToDelete: await codeSentTo(world.database, hotel_id, `own@${domain}`),
  };
}

/** A change that is published, and taken back. */
function draftRequests(
  world: World,
  { domain, promotion_type_id, link_id }: { domain: string; promotion_type_id: number; link_id: string },
  headers: Record<string, string>,
): CallRequest[] {
  const host = world.dependencies.platformHost;
  const get = (name: string, more = "") => {
    const call = `/api/studio/${name}`;
    return { call, address: `${call}?domain=${domain}${more}`, headers, host };
  };
  const post = (name: string, body: object) => {
    const call = `/api/studio/${name}`;
    return { call, address: call, body: { domain, ...body }, headers, host };
  };
  const name = { record: "site", record_id: 0, field: "banner_title", lang: "ja-JP" };
  const term_id = randomUUID();
  return [
    post("draft", { changes: [{ ...name, value: "ようこそ", seen: "" }] }),
    get("draft"),
    post("translations/mark", { mark: "reviewed", texts: [{ ...name, source: "", target: "ようこそ" }] }),
    post("translations/threshold", { least_share: 1 }),
    post("glossary", { term_id, terms: { "zh-TW": "潮聲", "ja-JP": "潮の音" } }),
    get("glossary"),
    get("characters"),
    post("topics", { names: { "zh-TW": "秋天" } }),
    post("topics/remove", { promotion_type_id }),
    post("glossary/remove", { term_id }),
    post("preview", {}),
    post("preview/share", {}),
    get("preview/links"),
    post("preview/link", { link_id, is_ended: true }),
    post("publish/schedule", { publish_timestamp: Math.floor(Date.now() / 1000) + 86_400, note: "" }),
    post("publish/unschedule", {}),
    post("publish", { note: "Summer" }),
    get("versions"),
    get("version", "&version=2"),
    post("version/restore", { version: 1 }),
    post("draft/add", { record: "facility" }),
    post("draft/discard", { record: "facility" }),
    post("archive/delete", { records: [{ record: "facility", record_id: 1 }] }),
  ];
}

/** A browser that Google has given a token to. */
export async function oneTapRequest(world: World, bank: Bank, domain: string): Promise<CallRequest> {
  const headers = proofOf(world, domain, "");
  const nonce = createHash("sha256").update(headers["x-xsrf-token"]!).digest("hex");
  const { issuer } = world.dependencies.accounts.upstreams.google!;
  const person = { sub: domain, email: `google@${domain}`, name: "Mei Lin" };
  const token = await idTokenFor(bank, person, { provider: "google", issuer, nonce });
  return { call: "/api/member/onetap", address: "/api/member/onetap", body: { domain, token }, headers };
}

const LINE_KEYS = { channel_id: "1234567890", channel_secret: "a917ab6a2367b536f8e5a6e2977e06f4", version: "v3" };

/** Those of a lodging's pictures: one that is ready, and an upload of the same picture. */
async function mediaRequests(
  world: World,
  hotel_id: number,
  { domain, headers, host }: { domain: string; headers: Record<string, string>; host: string },
): Promise<CallRequest[]> {
  const { picture_id } = await addPicture(world, hotel_id);
  // The same picture again, so that nothing goes on in the background after the answer.
  const original = await drawPicture();
  const upload_id = await addUpload(world, hotel_id, original.length);
  const at = (name: string, search = "") => ({
    call: `/api/studio/media${name}`,
    address: `/api/studio/media${name}?domain=${domain}${search}`,
    headers,
    host,
  });
  const post = (name: string, body: object) => ({ ...at(name), body: { domain, ...body } });
  return [
    at(""),
    post("/upload", { name: "sea.jpg", bytes: 10, type: "image/jpeg" }),
    { ...at("/piece", `&upload_id=${upload_id}&offset=0`), body: new Uint8Array(original) },
    at("/upload", `&upload_id=${upload_id}`),
    post("/upload/finish", { upload_id }),
    post("/save", { picture_id, alt: { "zh-TW": "松" }, focus: { x: 20, y: 30 }, crop: null }),
    at("/uses", `&picture_id=${picture_id}`),
    post("/replace", { picture_id, with_picture_id: picture_id }),
    post("/archive", { picture_id }),
    post("/restore", { picture_id }),
    at("/archived"),
    post("/delete", { picture_ids: [picture_id] }),
  ];
}

/** Those of an owner, at the studio. */
export async function studioRequests(world: World, { hotel_id, domain }: MadeHotel): Promise<CallRequest[]> {
  const promotion_type_id = await world.database.forHotel(hotel_id, (query) =>
    addTopic(query, hotel_id, "summer", { "zh-TW": "夏天" }),
  );
  const tomorrow = addDays(dayAt(world.dependencies.clock(), "Asia/Taipei"), 1);
  const host = world.dependencies.platformHost;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const { account_id } = await signInStaff(world, { roles: { [hotel_id]: "manager" } });
  const { account_id: leaving } = await signInStaff(world, { roles: { [hotel_id]: "editor" } });
  const invitation_id = await addInvitation(world, hotel_id);
  const member_id = await addMember(world.database, hotel_id);
  const link_id = randomUUID();
  const made_at = world.dependencies.clock();
  const link = {
    link_id,
    version: 0,
    made_by: owner.account_id,
    made_at,
    expires_at: new Date(made_at.getTime() + 3_600_000),
  };
  await world.database.forHotel(hotel_id, (query) => addPreviewLink(query, hotel_id, link));
  const headers = proofOf(world, host, owner.cookie);
  const post = (name: string, body: object) => {
    const call = `/api/studio/${name}`;
    return { call, address: call, body: { domain, ...body }, headers, host };
  };
  return [
    { call: "/api/studio/lodging", address: `/api/studio/lodging?domain=${domain}`, headers, host },
    { call: "/api/studio/team", address: `/api/studio/team?domain=${domain}`, headers, host },
    { call: "/api/studio/log", address: `/api/studio/log?domain=${domain}`, headers, host },
    post("team/invite", { email: "hua@example.com", role: "editor", lang: "zh-TW" }),
    post("team/withdraw", { invitation_id }),
    post("team/role", { account_id, role: "front_desk" }),
    post("team/publishing", { account_id: leaving, may_publish: true }),
    post("team/remove", { account_id: leaving }),
    post("rehearsal", { lang: "en-US", steps: [{ action: "book", at: `${tomorrow}T10:00` }] }),
    { call: "/api/studio/domains", address: `/api/studio/domains?domain=${domain}`, headers, host },
    post("domains/add", { host: "www.every-call.com" }),
    post("domains/check", { host: "www.every-call.com" }),
    post("domains/canonical", { host: domain }),
    post("domains/remove", { host: "www.every-call.com" }),
    { call: "/api/studio/setup", address: `/api/studio/setup?domain=${domain}`, headers, host },
    { call: "/api/studio/setup/poster", address: `/api/studio/setup/poster?domain=${domain}`, headers, host },
    post("setup/leave", { step: "address", is_left: true }),
    post("setup/publish", {}),
    post("credit/correct", { member_id, credit: "points", delta: 1, reason: "Gift" }),
    ...draftRequests(world, { domain, promotion_type_id, link_id }, headers),
    { call: "/api/studio/payment", address: `/api/studio/payment?domain=${domain}`, headers, host },
    post("payment/policies", { policies: POLICIES, is_preview: false }),
    post("payment/policies/undo", {}),
    post("payment/account", { account: ACCOUNT }),
    post("payment/account/undo", {}),
    post("payment/test", { gateway: "ecpay" }),
    post("payment/test/finish", { gateway: "ecpay" }),
    post("payment/keys", { gateway: "line_pay", is_live: false, keys: LINE_KEYS }),
    ...(await mediaRequests(world, hotel_id, { domain, headers, host })),
  ];
}
