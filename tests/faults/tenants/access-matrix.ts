/** Walks the table of accesses: every call, every kind of caller, the ids of three lodgings. */
import type { Call, Envelope } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import { handlers } from "#server/calls/handlers.ts";
import { pathOfCall } from "#server/http/api.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import type { StaffRole } from "#rules/people/staff-roles.ts";
import { linkToken } from "#server/orders/ids.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { ACCESS, type Actor, ACTORS, expected, type Ids, TURNED_AWAY } from "#tests/faults/tenants/access-table.ts";
import { addPicture, addUpload } from "#tests/helpers/pictures.ts";
import { addInvitation, proofOf, type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { listBooked } from "#tests/faults/tools/order-books.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";
import { fillHotel } from "#tests/lodgings/hotel-rows.ts";
import type { World } from "#tests/setup/world.ts";
import { addCoupon, addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { size } from "#tests/faults/tools/sizes.ts";

export type Callers = { lodging: Lodging; ids: Ids; members: string[]; owner: SignedIn; housekeeper: SignedIn };

async function openCallers(world: World, price: number): Promise<Callers> {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 100, plans: [{ price }] }] });
  const { hotel_id } = lodging;
  const { articles } = await fillHotel(world.database, lodging);
  const { code } = await addCoupon(world.database, hotel_id, { code: `OWN${hotel_id}` });
  const members = [await addMember(world.database, hotel_id), await addMember(world.database, hotel_id)];
  const api = world.apiOf(lodging.domain, "en-US", await world.bearer(hotel_id, members[0]!));
  const body = lodging.body();
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await listBooked(world.database, hotel_id);
  const { redirect_url } = await api(payOrder, { body: { order_doc } });
  const { secrets } = world.dependencies;
  const ids: Ids = {
    domain: lodging.domain,
    promotion_id: articles[0]!.promotion_id,
    room_class_id: lodging.classes[0]!.room_class_id,
    rate_plan_id: lodging.classes[0]!.plans[0]!,
    room_code: "A",
    coupon: code,
    item_number: "BIKE",
    order_doc,
    email: body.booker_email,
    history: linkToken(secrets, "history", hotel_id, order!.order_id),
    cancel: linkToken(secrets, "cancel", hotel_id, order!.order_id),
    hotel_id,
    order_id: order!.order_id,
    attempt_id: /[^/]+$/.exec(redirect_url)![0],
    task: taskToken(secrets, hotel_id, { kind: "remittance", order_id: order!.order_id }, new Date()),
    account_id: (await signInStaff(world, { roles: { [hotel_id]: "editor" } })).account_id,
    invitation_id: await addInvitation(world, hotel_id),
    member_id: members[1]!,
    picture_id: (await addPicture(world, hotel_id)).picture_id,
    upload_id: await addUpload(world, hotel_id),
  };
  // Signed in in an hour from now: the walk takes longer than a sign-in is fresh.
  const signIn = (role: StaffRole) => signInStaff(world, { minutesAgo: -60, roles: { [hotel_id]: role } });
  return { lodging, ids, members, owner: await signIn("owner"), housekeeper: await signIn("housekeeper") };
}

/** What nobody has. */
export const UNKNOWN: Ids = {
  domain: "nobody-at-all.test",
  promotion_id: 999_999_999,
  room_class_id: 999_999_999,
  rate_plan_id: 999_999_999,
  room_code: "NOSUCH",
  coupon: "OWN000",
  item_number: "NOSUCH",
  order_doc: "HXA2611150000000000",
  email: "nobody@example.com",
  history: "B".repeat(32),
  cancel: "C".repeat(32),
  hotel_id: 999_999_999,
  order_id: "01000000-0000-7000-8000-000000000000",
  attempt_id: "01000000-0000-7000-8000-000000000001",
  task: "nothing.sealed",
  account_id: "01000000-0000-7000-8000-000000000002",
  invitation_id: "01000000-0000-7000-8000-000000000003",
  member_id: "01000000-0000-7000-8000-000000000004",
  picture_id: "01000000-0000-7000-8000-000000000005",
  upload_id: "01000000-0000-7000-8000-000000000006",
};

/** The studio's calls are made on the platform's host. */
export const hostOf = (world: World, call: Call, { lodging }: Callers) =>
  call.who.includes("staff") ? world.dependencies.platformHost : lodging.domain;

type Asking = { actor: Actor; own: Callers; foreign: Callers; host: string };

async function headersOf(world: World, { actor, own, foreign, host }: Asking): Promise<Record<string, string>> {
  const staff: Partial<Record<Actor, SignedIn>> = {
    "an owner": own.owner,
    "a housekeeper": own.housekeeper,
    "an owner of another lodging": foreign.owner,
  };
  const signedIn = staff[actor];
  if (signedIn) return proofOf(world, host, signedIn.cookie);
  const { hotel_id } = own.lodging;
  const hour = 3_600_000;
  const issue = (tokens: World["dependencies"]["tokens"], hotel: number, member: string, at = new Date()) =>
    tokens.issue(hotel, member, at);
  const { tokens } = world.dependencies;
  const token: Partial<Record<Actor, () => Promise<string>>> = {
    "the member whose order it is": () => issue(tokens, hotel_id, own.members[0]!),
    "another member": () => issue(tokens, hotel_id, own.members[1]!),
    "a member of another lodging": () => issue(tokens, foreign.lodging.hotel_id, foreign.members[0]!),
    "a forged token": () =>
      issue(createHotelTokens(createSecrets("a secret of somebody else, long enough")), hotel_id, own.members[0]!),
    "an expired token": () => issue(tokens, hotel_id, own.members[0]!, new Date(Date.now() - 2 * hour)),
    "a token that is none": () => Promise.resolve("eyJhbGciOiJub25lIn0.e30."),
  };
  const made = await token[actor]?.();
  return made === undefined ? {} : { authorization: `Bearer ${made}` };
}

type Reply = { status: number; text: string; code: string };

export async function ask(
  world: World,
  host: string,
  call: Call,
  actor: Actor,
  own: Callers,
  ids: Ids,
  headers: Record<string, string>,
): Promise<Reply> {
  // The same guest each time: answers may differ only by the ids. Each actor is another guest: nobody may order too often.
  const wish = { ...own.lodging.body(), booker_email: `matrix-${ACTORS.indexOf(actor)}@example.com` };
  const { params = {}, query = {}, body } = ACCESS[call.name]!.ask(own.ids, ids, actor, wish);
  const path = pathOfCall(call, world.dependencies.product).replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const response = await world.fetch(host, `${path}?${new URLSearchParams({ lang: "en-US", ...query })}`, {
    method: call.method,
    headers: { "content-type": "application/json", ...headers },
    ...(call.method === "POST" && body ? { body: JSON.stringify(body) } : {}),
  });
  // What is random in an answer says nothing about ids.
  const text = (await response.text())
    .replace(/\b(state|nonce|code_challenge)=[\w-]+/g, "$1=")
    .replace(/"(upload_id|serial_number)":"[\w.-]+"/g, '"$1":""')
    .replace(/"expires_timestamp":\d+/g, '"expires_timestamp":0')
    .replace(/"fields":\{"MerchantID"[^}]*\}/, '"fields":{}');
  // A file is no envelope.
  const isFile = !response.headers.get("content-type")?.includes("json");
  const envelope = isFile ? ({ success: true } as Envelope) : (JSON.parse(text) as Envelope);
  return { status: response.status, text, code: envelope.success ? "ok" : envelope.code! };
}

/** With a token that is not right one may look round as a visitor, and do nothing. */
function expectedOf(name: string, actor: Actor): string {
  // From the contract itself: a test may have mounted something else.
  const call = calls.find((each) => each.name === name)!;
  if (!TURNED_AWAY.has(actor)) return expected(call, actor);
  return call.method === "GET" ? expected(call, "visitor") : "SIGN_IN_NEEDED";
}

/** For each call the first who is let in. */
export const whoeverMay = (name: string): readonly Actor[] => {
  const letIn = ACTORS.find((actor) => expectedOf(name, actor) === "ok");
  return letIn === undefined ? ACTORS : [letIn];
};

/** Every cell; answers what is not as declared. `cells` counts them. `actorsFor`: who makes this call. */
export async function walkMatrix(
  world: World,
  lodgings: readonly [Callers, Callers, Callers],
  names: readonly string[] = Object.keys(ACCESS),
  actorsFor: (name: string) => readonly Actor[] = () => ACTORS,
): Promise<{ wrong: string[]; cells: number }> {
  const [own, ...foreign] = lodgings;
  const wrong: string[] = [];
  let cells = 0;
  const mounted = names.map((name) => handlers.find(({ call }) => call.name === name)!.call);
  for (const call of mounted) {
    for (const actor of actorsFor(call.name)) {
      const host = hostOf(world, call, own);
      const headers = await headersOf(world, { actor, own, foreign: foreign[0]!, host });
      const cell = `${call.name}, ${actor}`;
      const send = (ids: Ids) => ask(world, host, call, actor, own, ids, headers);
      const wanted = expectedOf(call.name, actor);
      const mine = await send(own.ids);
      if (mine.code !== wanted) wrong.push(`${cell}: ${mine.status} ${mine.code} instead of ${wanted}`);
      // Whoever is refused before anything is read gets no other ids in the small size.
      if (mine.code === wanted && wanted !== "ok" && size(0, 1) === 0) {
        cells += 1;
        continue;
      }
      const unknown = await send(UNKNOWN);
      for (const { ids } of foreign) {
        const theirs = await send({ ...ids, domain: own.ids.domain });
        // Placing may leave an answer of its own where ids play no part; those calls have no foreign ids at all.
        if (theirs.status !== unknown.status || theirs.text !== unknown.text)
          wrong.push(`${cell}: foreign ${theirs.text}, unknown ${unknown.text}`);
        cells += 1;
      }
      // And the other way: another lodging's name on this one's host is as good as nobody's.
      const renamed = (domain: string) =>
        ask(world, host, call, actor, { ...own, ids: { ...own.ids, domain } }, own.ids, headers);
      if (
        JSON.stringify(ACCESS[call.name]!.ask(own.ids, own.ids, actor, own.lodging.body())).includes(own.ids.domain)
      ) {
        // At the studio the first is the other owner's own lodging.
        const named = call.who.includes("staff") ? foreign[1]! : foreign[0]!;
        const [theirs, nobodys] = [await renamed(named.ids.domain), await renamed(UNKNOWN.domain)];
        if (theirs.text !== nobodys.text || theirs.code === "ok")
          wrong.push(`${cell}: named another lodging, got ${theirs.text}`);
      }
      cells += 2;
    }
  }
  return { wrong, cells };
}

/** Every row of a lodging, in one line. */
export async function fingerprint(database: SeparateDatabase, hotel_id: number): Promise<string> {
  const tables = await database.asOwner<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const parts = tables.map(
    ({ name }) =>
      `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t where hotel_id = $1)`,
  );
  const [row] = await database.asOwner<{ all: string }>(`select ${parts.join(" || ")} as all`, [hotel_id]);
  return row!.all;
}

export type Lodgings = [Callers, Callers, Callers];

/** Each cheaper than the one before: another's price among one's own would be seen. */
export const openThree = async (world: World): Promise<Lodgings> => [
  await openCallers(world, 3000),
  await openCallers(world, 2000),
  await openCallers(world, 1000),
];
