/** The cookie that opens a guest's orders: its attributes, and which one is read back. */
import { expect, test } from "vitest";
import { accessCookie, accessOf, readAccess } from "#server/security/access.ts";
import { createSecrets } from "#server/security/secrets.ts";

const secrets = createSecrets("a secret of the tests, and of nobody else");
const HOTEL = 7;
const now = new Date("2031-03-01T04:00:00Z");

const cookieAt = (isSecure: boolean, order_id = "an order") =>
  accessCookie(secrets, HOTEL, [], [{ order_id }], { now, isSecure });
const ordersIn = (cookies: string, isSecure: boolean) =>
  accessOf(readAccess(secrets, HOTEL, cookies, { now, isSecure })).orders;
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));

test("over https it is bound to its host by its name, and no script can read it", () => {
  const cookie = cookieAt(true);
  expect(cookie).toMatch(/^__Host-yado-access=[\w-]+\.[\w-]+; /);
  // A browser takes the prefix only with Secure, Path=/ and without a Domain.
  expect(cookie.split("; ").slice(1)).toEqual(["Path=/", "Max-Age=2592000", "HttpOnly", "SameSite=Lax", "Secure"]);
  expect(ordersIn(`a=b; ${cookie}`, true)).toEqual(["an order"]);
});

test("over https a cookie without the prefix, which a neighbouring host could plant, opens nothing", () => {
  const planted = `yado-access=${valueOf(cookieAt(true, "the attacker's order"))}`;
  expect(ordersIn(planted, true)).toEqual([]);
  expect(ordersIn(`${planted}; ${cookieAt(true)}`, true)).toEqual(["an order"]);
});

test("without https, in development, it has no prefix: browsers would refuse it", () => {
  const cookie = cookieAt(false);
  expect(cookie).toMatch(/^yado-access=/);
  expect(cookie).not.toContain("Secure");
  expect(ordersIn(cookie, false)).toEqual(["an order"]);
});

test("a full cookie stays below the 4096 bytes that browsers keep", () => {
  const order_id = "019f0000-0000-7000-8000-000000000000";
  const orders = Array.from({ length: 30 }, () => ({ order_id }));
  const contacts = Array.from({ length: 9 }, (_, index) => ({ contact_key: `email:${index}${"x".repeat(253)}` }));
  const cookie = accessCookie(secrets, HOTEL, [], [...orders, ...contacts], { now, isSecure: true });
  expect(cookie.length).toBeLessThan(4096);
});
