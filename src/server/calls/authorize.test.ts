import { expect, test } from "vitest";
import { type Kind, KINDS } from "#contract/who.ts";
import {
  DANGEROUS,
  mayDo,
  type Permission,
  PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from "#rules/people/staff-roles.ts";
import { authorize } from "#server/calls/authorize.ts";
import { handlers } from "#server/calls/handlers.ts";
import type { Person } from "#server/calls/person.ts";

const browser = { access: { orders: [], contacts: [] }, session: null, address: "" };
const task = { kind: "remittance", order_id: "01000000-0000-7000-8000-000000000000" } as const;
const NOW = new Date("2026-11-17T09:00:00Z");
function staffMember(role: StaffRole, secondsAgo = 0): Person {
  const signed_in_at = new Date(NOW.getTime() - secondsAgo * 1000);
  return { kind: "staff", account_id: "a", role, may_publish: false, signed_in_at, holdsKey: false, ...browser };
}
const people: Record<string, Person> = {
  visitor: { kind: "visitor", holdsKey: false, ...browser },
  guest: { kind: "guest", holdsKey: true, ...browser },
  member: { kind: "member", member_id: "m", holdsKey: false, ...browser },
  "member with a key": { kind: "member", member_id: "m", holdsKey: true, ...browser },
  task: { kind: "task", task, holdsKey: false, ...browser },
  owner: staffMember("owner"),
  "owner who signed in hours ago": staffMember("owner", 3_600),
  housekeeper: staffMember("housekeeper"),
  studio: { kind: "studio", account_id: "a", signed_in_at: NOW, holdsKey: false, ...browser },
  account: {
    kind: "account",
    account_id: "a",
    session_id: "s",
    signed_in_at: NOW,
    is_two_steps: false,
    holdsKey: false,
    ...browser,
  },
  platform: { kind: "platform", holdsKey: false, ...browser },
};

const reported = (who: readonly Kind[], person: Person, may: Permission | null = null): string => {
  try {
    authorize({ who, may }, person, NOW);
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
  [["studio"], ["studio"], "SIGN_IN_NEEDED"],
  [["account"], ["account"], "SIGN_IN_NEEDED"],
  [["platform"], ["platform"], "NOT_FOUND"],
])("a call for %j lets in %j alone", (who, allowed, refused) => {
  for (const [name, person] of Object.entries(people)) {
    expect(reported(who, person), name).toBe(allowed.includes(name) ? "ok" : refused);
  }
});

test("a call for staff lets in who has a role here that may do it, and says no more to the others than they know", () => {
  const of = (name: string, may: Permission | null) => reported(["staff"], people[name]!, may);
  for (const may of Object.keys(PERMISSIONS) as Permission[]) {
    for (const role of STAFF_ROLES) {
      expect(reported(["staff"], staffMember(role), may), `${role} ${may}`).toBe(mayDo(role, may) ? "ok" : "FORBIDDEN");
    }
    expect(of("owner who signed in hours ago", may), may).toBe(DANGEROUS.has(may) ? "FRESH_SIGN_IN_NEEDED" : "ok");
    expect(of("studio", may)).toBe("NOT_FOUND");
    for (const other of ["visitor", "guest", "member", "member with a key", "task", "account", "platform"]) {
      expect(of(other, may), other).toBe("SIGN_IN_NEEDED");
    }
  }
  expect(of("owner", null), "without a permission it is nobody's").toBe("FORBIDDEN");
});

test("the tenth minute after a sign-in is the last that is fresh", () => {
  expect(reported(["staff"], staffMember("owner", 600), "manage_team")).toBe("ok");
  expect(reported(["staff"], staffMember("owner", 601), "manage_team")).toBe("FRESH_SIGN_IN_NEEDED");
});

test("every call for staff names a permission, and no other call does", () => {
  const of = handlers.filter(({ call }) => call.who.includes("staff"));
  expect(of.length).toBeGreaterThan(3);
  for (const { call } of handlers) {
    expect(call.may !== null, call.name).toBe(call.who.includes("staff"));
    expect(call.path.startsWith("/api/studio/"), call.name).toBe(call.who.includes("staff"));
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
