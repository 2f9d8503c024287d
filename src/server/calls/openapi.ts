/** The calls as an OpenAPI 3.1 document: guests' first, then our own, the studio's last. */
import { z } from "zod";
import { type Call, languageSchema, type OwnHeader } from "#contract/call.ts";
import { priceDetailSchema } from "#contract/order-view.ts";
import { getMemberToken, logOut, signInWithOneTap, startLogin } from "#contract/accounts.ts";
import { calls } from "#contract/calls.ts";
import { watchOrders } from "#contract/studio/order-news.ts";
import { DANGEROUS, type Permission, PERMISSIONS } from "#rules/people/staff-roles.ts";
import { DEFAULT_LANGUAGE } from "#rules/text/language.ts";
import type { Handler } from "#server/calls/handle.ts";
import { exampleOf, type Schema } from "#server/calls/openapi-example.ts";
import { ALWAYS, refusalsOf } from "#server/calls/openapi-refusals.ts";
import { SECURITY_SCHEMES, securityOf } from "#server/calls/openapi-security.ts";
import { tagOf, TAGS } from "#server/calls/openapi-tags.ts";
import { whoText } from "#server/calls/openapi-who.ts";

/** Calls whose answer has no end: they are described here, and answered by no handler. */
export const STREAMS: readonly Call[] = [watchOrders];

/** The specification's calls of the accounts service: two are calls of the platform, two are the OpenID provider's own. */
export const ACCOUNTS: readonly Call[] = [signInWithOneTap, getMemberToken, logOut, startLogin];

/** Those follow OAuth: a form or JSON goes in, and what comes out has no envelope. */
const OAUTH = new Set<string>([getMemberToken.name, startLogin.name]);

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parameters(fields: z.ZodObject, place: "query" | "path"): Json[] {
  const { properties = {}, required = [] } = jsonSchema(fields, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
    example: exampleOf(schema as Schema, name),
  }));
}

const language = {
  name: "lang",
  in: "query",
  required: false,
  schema: { ...jsonSchema(languageSchema, "input"), default: DEFAULT_LANGUAGE },
};

function envelope(data: Json): Json {
  return {
    type: "object",
    properties: { success: { const: true }, msg: { type: "string" }, data },
    required: ["success", "msg", "data"],
  };
}

function content(call: Call): Json {
  // A stream of events: each carries the answer as its data.
  if (call.file === "text/event-stream") {
    return { [call.file]: { schema: { type: "string" }, "x-event": jsonSchema(call.answer, "output") } };
  }
  if (call.file !== null) return { [call.file]: { schema: { type: "string", format: "binary" } } };
  if (call.name === startLogin.name) return { "text/html": { schema: { type: "string" } } };
  const schema = jsonSchema(call.answer, "output");
  const data = exampleOf(schema);
  if (OAUTH.has(call.name)) return { "application/json": { schema, example: data } };
  return { "application/json": { schema: envelope(schema), example: { success: true, msg: "", data } } };
}

function bodyContent(call: Call): Json {
  if (call.bytes !== null) {
    return { "application/octet-stream": { schema: { type: "string", format: "binary", maxLength: call.bytes } } };
  }
  const schema = jsonSchema(call.body, "input");
  const written = { schema, example: exampleOf(schema) };
  const json = { "application/json": written };
  return OAUTH.has(call.name) ? { ...json, "application/x-www-form-urlencoded": written } : json;
}

/** Headers that a call reads. `Authorization` is a security scheme: OpenAPI has no parameter of that name. */
const HEADERS: Record<OwnHeader | "X-XSRF-TOKEN", Json> = {
  "Idempotency-Key": {
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
    description: "The same key with the same body gets the first answer again; with another body KEY_REUSED",
  },
  "X-IV": { schema: { type: "string" }, description: "The iv of getProof" },
  "X-XSRF-TOKEN": {
    schema: { type: "string" },
    description: "Repeats the cookie XSRF-TOKEN. Needed with cookies, unless a bearer token comes too",
  },
};

function headerParameters({ headers, method }: Call): Json[] {
  const names = [...headers, ...(method === "GET" ? [] : (["X-XSRF-TOKEN"] as const))];
  return names.map((name) => ({ name, in: "header", required: false, ...HEADERS[name] }));
}

const refused = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refused" } } },
});

/** By status. A refusal for business reasons is an answer, 200, and `code` says which: they are in x-refusals alone. */
function refusals(call: Call): Json {
  if (OAUTH.has(call.name)) {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/OAuthError" } } };
    return { "4XX": { description: "Refused as OAuth says: error and error_description", content } };
  }
  const statuses = new Map<number, string[]>();
  for (const { code, status } of refusalsOf(call)) statuses.set(status, [...(statuses.get(status) ?? []), code]);
  statuses.delete(200);
  return {
    ...Object.fromEntries([...statuses].map(([status, codes]) => [status, refused(codes.join(", "))])),
    default: refused("Refused: the reason is in code and msg"),
  };
}

function permissionText(may: Permission): string {
  const fresh = DANGEROUS.has(may) ? ", with a sign-in of the last minutes" : "";
  return `On the platform's host, for staff who may ${may}${fresh}: ${PERMISSIONS[may].join(", ")}`;
}

function operation(call: Call): Json {
  const hasBody = call.body.type !== "undefined";
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tagOf(call)],
    description: call.may === null ? whoText(call) : permissionText(call.may),
    ...(call.may === null ? {} : { "x-permission": call.may }),
    ...(OAUTH.has(call.name) ? {} : { "x-refusals": refusalsOf(call).map(({ code }) => code) }),
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      language,
      ...headerParameters(call),
    ],
    security: securityOf(call),
    ...(hasBody ? { requestBody: { required: true, content: bodyContent(call) } } : {}),
    responses: {
      200: { description: "The answer", content: content(call) },
      ...refusals(call),
    },
  };
}

const DESCRIPTION = [
  "The calls of a lodging's site. Host and domain name the lodging.",
  "Every answer but a file's and OAuth's is an envelope: success, msg, and data or code.",
  "Where a body's schema allows further fields, they are not read, and null is absent; the others are strict.",
  "The first cookie comes with XSRF-TOKEN: who sends cookies repeats it in X-XSRF-TOKEN for whatever is not a GET.",
  "/accounts, /pms and /master are on the platform's host too, and answer a lodging's own pages there (CORS).",
  `Any call may also answer ${ALWAYS.join(", ")}.`,
].join(" ");

/** The specification's, then our own by subject. What stands in no list (a planted call of a test) comes last. */
function placeOf({ name }: Call): number {
  const place = calls.findIndex((call) => call.name === name);
  return place === -1 ? calls.length : place;
}

export function openApiDocument(handlers: readonly Handler[], pathOf: (call: Call) => string): Json {
  const paths: Record<string, Json> = {};
  const shown = [...handlers.map(({ call }) => call), ...STREAMS, ...ACCOUNTS];
  for (const call of shown.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const path = pathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Yado",
      version: "1",
      description: DESCRIPTION,
    },
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: {
        OAuthError: {
          type: "object",
          properties: { error: { type: "string" }, error_description: { type: "string" } },
          required: ["error"],
        },
        Refused: {
          type: "object",
          properties: {
            success: { const: false },
            msg: { type: "string" },
            code: { type: "string" },
            extra_info: {
              type: "object",
              properties: {
                message: { type: "string" },
                fields: { type: "array", items: { type: "string" } },
                request_id: { type: "string" },
                coupons: {
                  type: "array",
                  description: "With COUPON_INVALID: each code that can't be used, and why",
                  items: {
                    type: "object",
                    properties: { code: { type: "string" }, reason: { type: "string" }, message: { type: "string" } },
                  },
                },
              },
            },
            data: {
              ...jsonSchema(priceDetailSchema, "output"),
              description: "With PRICE_CHANGED alone: the price as it is now",
            },
          },
          required: ["success", "msg", "code"],
        },
      },
    },
  };
}

/** The same, made when somebody reads it: it takes longer than the rest of a start. */
export function openApiOnDemand(...given: Parameters<typeof openApiDocument>): () => Json {
  let document: Json | undefined;
  return () => (document ??= openApiDocument(...given));
}
