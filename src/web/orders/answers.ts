/** Answers to the order pages' forms: a redirect, or the problems and what was typed. */
import { data, redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import type { PageVisit } from "#web/context.ts";

/** `field` is the input that is wrong; without it the message is about the whole form. */
export type Problem = { field?: string; text: string };

export type Faulty = { problems: Problem[]; typed: Record<string, string> };

/** 422 for every problem, so that the status reveals no more than the message. */
export const faulty = (problems: Problem[], typed: Record<string, string> = {}) =>
  data({ problems, typed } satisfies Faulty, 422);

/** A refusal's message; other errors are thrown again. */
export function refusalOf(error: unknown): CallRefused {
  if (error instanceof CallRefused && error.status !== 500) return error;
  throw error;
}

/** An address given by a call, made absolute so that the router does not treat it as one of its routes. */
export function goTo({ originOf, domain }: PageVisit, address: string): Response {
  return redirect(new URL(address, originOf(domain)).href, 303);
}

/** An address may contain any characters: in a header it must be encoded. */
export const receiptOf = (order_doc: string): string => `/redirect/receipt/${encodeURIComponent(order_doc)}`;

export const payPathOf = (hotel_id: string, order_doc: string): string =>
  `/pay/${encodeURIComponent(hotel_id)}/${encodeURIComponent(order_doc)}`;

export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]));
}
