import { expect, test } from "vitest";
import { type Kind, KINDS } from "#contract/who.ts";
import { authorize } from "#server/calls/authorize.ts";
import { handlers } from "#server/calls/handlers.ts";
import type { Person } from "#server/calls/person.ts";

const browser = { access: { orders: [], contacts: [] }, session: null, address: "" };
const task = { kind: "remittance", order_id: "01000000-0000-7000-8000-000000000000" } as const;
const people: Record<string, Person> = {
  visitor: { kind: "visitor", holdsKey: false, ...browser },
  guest: { kind: "guest", holdsKey: true, ...browser },
  member: { kind: "member", member_id: "m", holdsKey: false, ...browser },
  "member with a key": { kind: "member", member_id: "m", holdsKey: true, ...browser },
  task: { kind: "task", task, holdsKey: false, ...browser },
  platform: { kind: "platform", holdsKey: false, ...browser },
};

const reported = (who: readonly Kind[], person: Person): string => {
  try {
    authorize({ who }, person);
    return "ok";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each<[Kind[], string[], string]>([
  [["visitor"], Object.keys(people), ""],
  [["visitor", "member"], Object.keys(people), ""],
  [["guest"], ["guest", "member with a key"], "ORDER_ACCESS"],
  [["guest", "member"], ["guest", "member", "member with a key"], "ORDER_ACCESS"],
  [["member"], ["member", "member with a key"], "SIGN_IN_NEEDED"],
  [["task"], ["task"], "NOT_FOUND"],
  [["platform"], ["platform"], "NOT_FOUND"],
])("a call for %j lets in %j alone", (who, allowed, refused) => {
  for (const [name, person] of Object.entries(people)) {
    expect(reported(who, person), name).toBe(allowed.includes(name) ? "ok" : refused);
  }
});

test("every kind is someone in this table", () => {
  expect(new Set(Object.values(people).map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

test("what is cached for everyone is for visitors, and no member gets another answer", () => {
  const cached = handlers.filter((handler) => handler.cached);
  expect(cached.length).toBeGreaterThan(5);
  for (const { call } of cached) expect(call.who, call.name).toEqual(["visitor"]);
});
