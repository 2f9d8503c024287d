import type { ShownContent } from "#server/database/shown-content.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** One request of a call as it came: nothing in it is trusted yet. */
export type CallRequest = {
  host: string;
  params: unknown;
  query: Record<string, unknown>;
  body: unknown;
  headers?: {
    authorization?: string | undefined;
    idempotencyKey?: string | undefined;
    cookies?: string | undefined;
    iv?: string | undefined;
    userAgent?: string | undefined;
    origin?: string | undefined;
    referer?: string | undefined;
  };
  /** The lodging whose page sent it from another origin (http/cross-origin.ts). */
  sender?: number | undefined;
  /** The client's network address. */
  address?: string;
  /** What is cached of an older version of the site is not good enough: the page has seen this one already. */
  atLeast?: number;
  /** A page of a preview makes the call: never set by a request from outside. */
  preview?: Preview;
};

/** The site with its draft: read-only, never cached, and also of a lodging that is not public yet. */
export type Preview = {
  hotel: Tenant;
  /** The first part of all its addresses, instead of the product's. */
  product: string;
  shown: ShownContent;
};

/** The token of an `Authorization` header; null where there is none. */
export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1] ?? null;

export function idempotencyKeyOf({ idempotencyKey }: NonNullable<CallRequest["headers"]>): string | null {
  if (idempotencyKey === undefined) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) return idempotencyKey;
  throw new Refusal("INVALID_INPUT", ["Idempotency-Key"]);
}
