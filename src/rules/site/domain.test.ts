import fc from "fast-check";
import { expect, test } from "vitest";
import { domainProblem, findingOf, isApex, proofName, proofValue, typedHost } from "#rules/site/domain.ts";

test.each([
  ["www.moonclear.com", null],
  ["moonclear.com.tw", null],
  ["xn--kpry57d.tw", null],
  ["a.b.c.d.example-inn.jp", null],
  ["", "malformed"],
  ["inn", "suffix"],
  ["com.tw", "suffix"],
  ["github.io", "suffix"],
  ["127.0.0.1", "address"],
  ["[::1]", "address"],
  ["yado.app", "platform"],
  ["moonclear.yado.app", "platform"],
  ["inn.local", "malformed"],
  ["inn.localhost", "malformed"],
  ["-inn.com", "malformed"],
  ["inn..com", "malformed"],
  ["inn_.com", "malformed"],
  [`${"a".repeat(64)}.com`, "malformed"],
  [`${"a.".repeat(126)}com`, "malformed"],
])("%s: %s", (host, problem) => expect(domainProblem(host, "yado.app")).toBe(problem));

test.each([
  ["https://www.moonclear.com/rooms?x=1#y", "www.moonclear.com"],
  [" moonclear.com. ", "moonclear.com"],
  ["user:pass@moonclear.com:8080/", "moonclear.com"],
  ["月澄.tw", "月澄.tw"],
])("%s is read as %s", (typed, host) => expect(typedHost(typed)).toBe(host));

test.each([
  ["moonclear.com", true],
  ["www.moonclear.com", false],
  ["moonclear.com.tw", true],
  ["www.moonclear.com.tw", false],
])("%s is a domain itself: %s", (host, apex) => expect(isApex(host)).toBe(apex));

test("a record counts as it was given, quoted or not, among any others; a name server that is silent says nothing", () => {
  expect(findingOf(null, "token")).toBe("unreachable");
  expect(findingOf([], "token")).toBe("no_record");
  expect(findingOf(["v=spf1 -all"], "token")).toBe("no_record");
  expect(findingOf([proofValue("other")], "token")).toBe("wrong_record");
  expect(findingOf(["v=spf1 -all", `"${proofValue("token")}"`], "token")).toBe("proved");
  expect(proofName("www.inn.com")).toBe("_yado.www.inn.com");
});

test("no other token proves a domain", () => {
  fc.assert(
    fc.property(fc.base64String({ minLength: 8 }), fc.array(fc.string()), (token, texts) => {
      const others = texts.filter((text) => text.trim().replace(/^"|"$/g, "") !== proofValue(token));
      return findingOf(others, token) !== "proved" && findingOf([...others, proofValue(token)], token) === "proved";
    }),
  );
});

test("whatever is typed, what is accepted is a public name of two labels or more, and not the platform's", () => {
  const part = fc.string({ unit: fc.constantFrom(..."ab1-.:/@月_ "), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const host = URL.parse(`http://${typedHost(parts.join("."))}`)?.hostname ?? "";
      if (domainProblem(host, "yado.app") !== null) return true;
      return host.includes(".") && !host.endsWith("yado.app") && !/[^a-z0-9.-]/.test(host);
    }),
  );
});
