/** The mounted calls as an OpenAPI 3.1 document. */
import { z } from "zod";
import { type Call, languageSchema, type OwnHeader } from "#contract/call.ts";
import { priceDetailSchema } from "#contract/order-view.ts";
import { watchOrders } from "#contract/studio/order-news.ts";
import { DANGEROUS, type Permission, PERMISSIONS } from "#rules/people/staff-roles.ts";
import { DEFAULT_LANGUAGE } from "#rules/text/language.ts";
import type { Handler } from "#server/calls/handle.ts";
import { SECURITY_SCHEMES, securityOf } from "#server/calls/openapi-security.ts";

/** Calls whose answer has no end: they are described here, and answered by no handler. */
export const STREAMS: readonly Call[] = [watchOrders];

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
  return { "application/json": { schema: envelope(jsonSchema(call.answer, "output")) } };
}

function bodyContent(call: Call): Json {
  if (call.bytes !== null) {
    return { "application/octet-stream": { schema: { type: "string", format: "binary", maxLength: call.bytes } } };
  }
  return { "application/json": { schema: jsonSchema(call.body, "input") } };
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

function permissionText(may: Permission): string {
  const fresh = DANGEROUS.has(may) ? ", with a sign-in of the last minutes" : "";
  return `On the platform's host, for staff who may ${may}${fresh}: ${PERMISSIONS[may].join(", ")}`;
}

function operation(call: Call): Json {
  const hasBody = call.body.type !== "undefined";
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.may === null ? {} : { description: permissionText(call.may), "x-permission": call.may }),
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
      default: {
        description: "Refused: the reason is in code and msg",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refused" } } },
      },
    },
  };
}

export function openApiDocument(handlers: readonly Handler[], pathOf: (call: Call) => string): Json {
  const paths: Record<string, Json> = {};
  for (const call of [...handlers.map(({ call }) => call), ...STREAMS]) {
    const path = pathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Yado",
      version: "1",
      description: "The calls of a lodging's site. Host and domain name the lodging.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: {
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
