/**
 * Compares guests' answers with what is stored. As Jepsen does it: `ok` must be there, `fail` must not, `info` (no answer, or
 * "try again later") may be either.
 */
import type { Database } from "#server/database/connect.ts";

export type Attempt = {
  key: string;
  kind: "ok" | "fail" | "info";
  status: number;
  code: string;
  msg: string;
  order_doc: string | null;
};

export type KeyedOrder = { key: string; order_doc: string };

/** Reads an answer of the API; `null` where the connection broke before one came. */
export function readAnswer(key: string, status: number, body: string | null): Attempt {
  const none = { key, status, order_doc: null };
  if (body === null) return { ...none, kind: "info", code: "NO_ANSWER", msg: "" };
  let answer: { success?: boolean; code?: string; msg?: string; data?: { order_doc?: string } };
  try {
    answer = JSON.parse(body) as typeof answer;
  } catch {
    return { ...none, kind: "info", code: "NOT_JSON", msg: body.slice(0, 200) };
  }
  const { success = false, code = "", msg = "", data } = answer;
  if (success && data?.order_doc) return { key, status, kind: "ok", code, msg, order_doc: data.order_doc };
  return { ...none, kind: status >= 500 ? "info" : "fail", code, msg };
}

export async function listKeyedOrders(database: Database, hotel_id: number): Promise<KeyedOrder[]> {
  return database.forHotel(hotel_id, (query) =>
    query.run<KeyedOrder>(
      {
        name: "faults_keyed_orders",
        text: `select key, order_doc from idempotency join "order" using (hotel_id, order_id) where hotel_id = $1`,
      },
      [hotel_id],
    ),
  );
}

export function checkHistory(attempts: readonly Attempt[], stored: readonly KeyedOrder[]): string[] {
  const docs = new Map(stored.map(({ key, order_doc }) => [key, order_doc]));
  const requested = new Set(attempts.map(({ key }) => key));
  const violations = attempts.flatMap(({ key, kind, code, order_doc }) => {
    const found = docs.get(key);
    if (kind === "ok" && found !== order_doc) return [`lost: ${key} was answered ${order_doc}, stored is ${found}`];
    if (kind === "fail" && found !== undefined) return [`ghost: ${key} was refused (${code}), stored is ${found}`];
    return [];
  });
  const unasked = stored.filter(({ key }) => !requested.has(key)).map(({ key }) => `nobody asked for ${key}`);
  return [...violations, ...unasked];
}

const SOLD_OUT: Record<string, string> = {
  NOT_ENOUGH_ROOMS: "Not enough rooms",
  ROOM_SOLD_OUT: "This room type is sold out",
};

/** Whoever gets no room gets the specified refusal, and nothing else goes wrong. */
export function checkRefusals(attempts: readonly Attempt[]): string[] {
  return attempts
    .filter(({ kind, status, code, msg }) => kind !== "ok" && !(status === 200 && SOLD_OUT[code] === msg))
    .map(({ key, status, code, msg }) => `${key} got ${status} ${code} "${msg}"`);
}
