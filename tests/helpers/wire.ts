/** Calls over HTTP with the whole envelope, which the pages' own client does not return. */
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Call, CallAnswer, CallInput, Envelope } from "#contract/call.ts";
import type { Language } from "#rules/text/language.ts";
import type { Database } from "#server/database/connect.ts";
import { pathOfCall } from "#server/http/api.ts";
import { announceWritten } from "#tests/helpers/announce-written.ts";
import type { World } from "#tests/setup/world.ts";

export async function overHttp<C extends Call>(
  world: World,
  host: string,
  call: C,
  input: CallInput<C>,
  { lang = "en-US", headers = {} }: { lang?: Language; headers?: Record<string, string> } = {},
) {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const path = pathOfCall(call, world.dependencies.product).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name as keyof typeof params]),
  );
  const search = new URLSearchParams({ lang });
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) search.append(name, each);
  const response = await world.fetch(host, `${path}?${search}`, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, envelope: JSON.parse(text) as Envelope<CallAnswer<C>> };
}

/** The schema of an answer, without unknown fields. */
export function strict(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    return z.strictObject(Object.fromEntries(Object.entries(schema.shape).map(([name, of]) => [name, strict(of)])));
  }
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element));
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap()).nullable();
  return schema as z.ZodType;
}

/** A change made by the lodging's staff meanwhile. */
export async function change(database: Database, hotel_id: number, statement: SQL): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    await query.execute(statement);
    await announceWritten(query, hotel_id, statement);
  });
}

/** Rows as they are stored, for what no call shows. */
export async function readRows<Row extends object>(
  database: Database,
  hotel_id: number,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = await database.forHotel(hotel_id, (query) => query.execute(statement));
  return rows as Row[];
}
