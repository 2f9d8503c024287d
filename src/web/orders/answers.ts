/** What forms of the order pages are answered with: where to go next, or what was wrong and what had been typed. */
import { data, redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import type { PageVisit } from "#web/context.ts";

/** `field` is the input it is about; without one it is about the whole. */
export type Problem = { field?: string; text: string };

export type Faulty = { problems: Problem[]; typed: Record<string, string> };

/** 422 for whatever was wrong: nobody may learn from the status what the words don't tell. */
export const faulty = (problems: Problem[], typed: Record<string, string> = {}) =>
  data({ problems, typed } satisfies Faulty, 422);

/** The sentence of a refusal; what broke by itself stays broken. */
export function refusalOf(error: unknown): CallRefused {
  if (error instanceof CallRefused && error.status !== 500) return error;
  throw error;
}

/** An address that a call gave: ours in full, so that the router does not take it for a page of its own table. */
export function goTo({ originOf, domain }: PageVisit, address: string): Response {
  return redirect(new URL(address, originOf(domain)).href, 303);
}

/** What stands in an address may be any text: in a header it must be encoded again. */
export const receiptOf = (order_doc: string): string => `/redirect/receipt/${encodeURIComponent(order_doc)}`;

export const payPathOf = (hotel_id: string, order_doc: string): string =>
  `/pay/${encodeURIComponent(hotel_id)}/${encodeURIComponent(order_doc)}`;

export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]));
}
