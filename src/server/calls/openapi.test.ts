import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { handlers } from "#server/calls/handlers.ts";
import { openApiDocument, STREAMS } from "#server/calls/openapi.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  security: object[];
  responses: { 200: { content: object } };
};

const document = openApiDocument(handlers, (call) => call.path) as {
  openapi: string;
  components: { securitySchemes: object };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("the document tells of every mounted call, and of no other", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(
    [...handlers.map(({ call }) => call), ...STREAMS].map(({ name }) => name).sort(),
  );
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
  for (const { responses } of files) {
    expect(responses[200].content).toEqual({ "application/pdf": { schema: { type: "string", format: "binary" } } });
  }
  const stream = document.paths["/api/studio/orders/watch"]!.get!;
  expect(stream.responses[200].content).toMatchObject({
    "text/event-stream": { "x-event": { properties: { order_id: { type: "string" } } } },
  });
  for (const operation of operations.filter((each) => ![...files, stream].includes(each))) {
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
