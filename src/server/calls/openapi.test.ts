import { expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { calls, specificationCalls } from "#contract/calls.ts";
import { handlers } from "#server/calls/handlers.ts";
import { REFUSALS } from "#rules/calls/refusals.ts";
import { ACCOUNTS, openApiDocument, STREAMS } from "#server/calls/openapi.ts";

type Operation = {
  operationId: string;
  description: string;
  tags: string[];
  "x-refusals"?: string[];
  parameters: { name: string; in: string; required: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security: object[];
  responses: { 200: { content: Record<string, { schema: object; example?: unknown }> } };
};

const document = openApiDocument(handlers, (call) => call.path) as {
  openapi: string;
  tags: { name: string }[];
  components: { securitySchemes: object };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("the document tells of every mounted call and of the accounts service's, guests' calls first, and of no other", () => {
  expect(document.openapi).toBe("3.1.0");
  const shown = new Set([...handlers.map(({ call }) => call), ...STREAMS, ...ACCOUNTS].map(({ name }) => name));
  expect(operations.map((operation) => operation.operationId).toSorted()).toEqual([...shown].toSorted());
  const specified = specificationCalls.map(({ name }) => name);
  const first = operations.map(({ operationId }) => operationId).filter((name) => specified.includes(name as never));
  // A path is listed where its first method is.
  expect(first).toEqual(specified);
  const firstOfStudio = operations.findIndex(({ tags }) => tags[0] === "Studio");
  expect(operations.slice(firstOfStudio).map(({ tags }) => tags[0])).not.toContain("Lodging");
});

test("every call has a subject, says who may make it, and names the codes it may refuse with", () => {
  const tags = document.tags.map(({ name }) => name);
  for (const operation of operations) {
    const { operationId } = operation;
    expect(tags, operationId).toContain(operation.tags[0]);
    expect(operation.description, operationId).toMatch(/^For |^On the platform's host, for staff /);
    if (operation["x-refusals"]) {
      expect(operation["x-refusals"], operationId).toContain("INVALID_INPUT");
      for (const code of operation["x-refusals"]) expect(REFUSALS, operationId).toContain(code);
    }
  }
  const placed = document.paths["/api/ota/order/personal-new"]!.post!;
  expect(placed["x-refusals"]).toEqual(
    expect.arrayContaining(["PRICE_CHANGED", "ROOM_SOLD_OUT", "COUPON_INVALID", "KEY_REUSED"]),
  );
  expect(placed.responses).toMatchObject({
    409: { description: "KEY_REUSED" },
    413: { description: "BODY_TOO_LARGE" },
  });
  expect(document.paths["/api/ota/order/master/{id}"]).toBeUndefined();
  expect(document.paths["/api/order/master/{id}"]!.get!.description).toBe(
    "For whoever shows a key to the order, or has shown one in this browser before; or for a member of the lodging, by bearer token",
  );
});

const every: readonly Call[] = calls;

test.each(every.map((call) => [call.name, call] as const))("the examples of %s are valid", (name, call) => {
  const operation = operations.find(({ operationId }) => operationId === name)!;
  const given = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.in === place && each.required)
        .map((each) => [each.name, each.example]),
    );
  expect(call.params.safeParse(given("path")).error).toBeUndefined();
  expect(call.query.safeParse(given("query")).error).toBeUndefined();
  for (const { example } of Object.values(operation.requestBody?.content ?? {})) {
    if (call.bytes === null) expect(call.body.safeParse(example).error).toBeUndefined();
  }
  const answered = operation.responses[200].content["application/json"]?.example as { data?: unknown } | undefined;
  const isOAuth = operation["x-refusals"] === undefined;
  if (answered) expect(call.answer.safeParse(isOAuth ? answered : answered.data).error).toBeUndefined();
});

test("the token endpoint takes JSON and a form, and answers as OAuth does", () => {
  const { requestBody, responses } = document.paths["/oauth/token"]!.post!;
  expect(Object.keys(requestBody!.content)).toEqual(["application/json", "application/x-www-form-urlencoded"]);
  expect(responses[200].content["application/json"]!.schema).toMatchObject({ properties: { access_token: {} } });
});

test("every mounted call is one of the contract's", () => {
  const known = calls.map((call) => call.name);
  for (const { call } of handlers) expect(known).toContain(call.name);
});

test("parameters say whether they are needed, and lang is always among them", () => {
  const info = document.paths["/api/hotel/info"]!.get!;
  expect(info.parameters.map(({ name, required }) => [name, required])).toEqual([
    ["domain", true],
    ["lang", false],
  ]);
  for (const operation of operations) expect(operation.parameters.map(({ name }) => name)).toContain("lang");
});

test("an answer that is a file is described by its type, every other by the envelope", () => {
  const files = [
    document.paths["/bookings/download-accommodation-proof"]!.post!,
    document.paths["/api/studio/setup/poster"]!.get!,
  ];
  const script = document.paths["/logout/json"]!.get!;
  expect(Object.keys(script.responses[200].content)).toEqual(["application/javascript"]);
  const page = document.paths["/oauth/authorize"]!.get!;
  expect(Object.keys(page.responses[200].content)).toEqual(["text/html"]);
  for (const { responses } of files) {
    expect(responses[200].content).toEqual({ "application/pdf": { schema: { type: "string", format: "binary" } } });
  }
  const stream = document.paths["/api/studio/orders/watch"]!.get!;
  expect(stream.responses[200].content).toMatchObject({
    "text/event-stream": { "x-event": { properties: { order_id: { type: "string" } } } },
  });
  for (const operation of operations.filter((each) => ![...files, stream, script, page].includes(each))) {
    expect(Object.keys(operation.responses[200].content), operation.operationId).toEqual(["application/json"]);
  }
});

test("every operation says whom it is for, by schemes that are described", () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { security, operationId } of operations) {
    expect(security.length, operationId).toBeGreaterThan(0);
    for (const scheme of security.flatMap((each) => Object.keys(each))) expect(schemes, operationId).toContain(scheme);
  }
  const securityOf = (path: string, method = "get") => document.paths[path]![method]!.security;
  expect(securityOf("/api/hotel/info")).toEqual([{}]);
  expect(securityOf("/api/ota/order/personal-new", "post")).toEqual([{}, { memberToken: [] }]);
  expect(securityOf("/api/member/credit")).toEqual([{ memberToken: [] }]);
  expect(securityOf("/api/ota/order/personal-history")).toEqual([{ orderLink: [] }]);
  expect(securityOf("/api/ota/order/receipt")).toEqual([
    { orderContact: [] },
    { orderLink: [] },
    { accessCookie: [] },
    { memberToken: [] },
  ]);
  expect(securityOf("/api/staff/task", "post")).toEqual([{ taskLink: [] }]);
  expect(securityOf("/api/studio/team")).toEqual([{ staffSession: [] }]);
  expect(document.paths["/api/studio/team/invite"]!.post).toMatchObject({
    "x-permission": "manage_team",
    description: expect.stringMatching(/sign-in of the last minutes: owner$/),
  });
});

test("headers are named where they are read", () => {
  const headersOf = (path: string, method: string) =>
    document.paths[path]![method]!.parameters.filter((each) => each.in === "header").map(({ name }) => name);
  expect(headersOf("/api/hotel/info", "get")).toEqual([]);
  expect(headersOf("/api/ota/order/personal-new", "post")).toEqual(["Idempotency-Key", "X-XSRF-TOKEN"]);
  expect(headersOf("/bookings/download-accommodation-proof", "post")).toEqual(["X-IV", "X-XSRF-TOKEN"]);
});
