/** What the booking page's stylesheet leaves out can match nothing there. */
import { expect, test } from "vitest";
import { canMatch, leaveOut } from "../../scripts/booking-styles.ts";

const NAMES = new Set(["rate", "count", "main"]);
const isNamed = (name: string) => NAMES.has(name);

test.each([
  ["h1", true],
  [".rate h3", true],
  [".rate .story", false],
  ["#main > .rate", true],
  ["#story", false],
  [".rate:not(.story, .count):hover::after", true],
  [":is(.story, .count) b", true],
  [":is(.story, .tale) b", false],
  [".rate:has(> .story)", false],
  [":where(:is(.story):not(.rate), .count:first-child)", true],
  ['[data-kind="story"] [class*=".story"]', true],
  [":lang(zh).rate", true],
])("%s can match: %s", (selector, expected) => expect(canMatch(selector, isNamed)).toBe(expected));

test("rules keep their order and their layer, and lose the selectors that cannot match", () => {
  const css = `@layer kit,layout;@layer kit{.rate,.story{color:red}@media (width>1px){.story{color:blue}}}
.story{animation:grow 1s}@keyframes grow{from{opacity:0}}.count{animation:fade 1s}@keyframes fade{50%{opacity:0}}.rate{color:blue}`;
  expect(leaveOut(css, isNamed).replaceAll("\n", "")).toBe(
    "@layer kit,layout;@layer kit{.rate{color:red}}.count{animation:fade 1s}@keyframes fade{50%{opacity:0}}.rate{color:blue}",
  );
});
