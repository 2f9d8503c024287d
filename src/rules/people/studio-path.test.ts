import { expect, test } from "vitest";
import { isSignUpPath, studioPath } from "#rules/people/studio-path.ts";

test.each([
  "/studio",
  "/studio?lang=ja-JP",
  "/studio/tidesong/team",
  "/studio/tidesong.localhost/team?lang=en-US",
  "/studio/invitation?token=12.abc_-&lang=ko-KR",
])("%s is a page of the studio", (path) => {
  expect(studioPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "/",
  "studio",
  "/studios",
  "/accounts/account",
  "https://evil.example/studio",
  "//evil.example/studio",
  "/\\evil.example",
  "/studio//evil.example",
  "/studio/\\evil.example",
  "/studio/../accounts",
  "/studio/./x",
  "/studio/x/..",
  "/studio/%2e%2e/accounts",
  "/studio\n/x",
  "/studio/x\r\nset-cookie: a=b",
  "/studio@evil.example",
  "/studio:8080",
  "/studio/x#y",
  "/studio?back=//evil.example",
  "javascript:alert(1)",
  "/studio/sign-in?back=/studio",
  "/studio/sign-in",
  "/studio/sign-out",
  "/studio/oauth/callback?code=x",
])("%j leads to the studio itself", (path) => {
  expect(studioPath(path)).toBe("/studio");
});

test("a lodging may have a name that begins like a page of ours", () => {
  expect(studioPath("/studio/oauth-inn/team")).toBe("/studio/oauth-inn/team");
});

test.each([
  ["/studio/new", true],
  ["/studio/new?layout=layout_300&theme=2", true],
  ["/studio", false],
  ["/studio/new-inn", false],
  ["/studio/inn/new", false],
])("%s opens a lodging: %s", (path, isSignUp) => {
  expect(isSignUpPath(path)).toBe(isSignUp);
});
