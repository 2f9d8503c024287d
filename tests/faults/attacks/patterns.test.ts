/** Row 37: no regular expression of ours takes much longer for a hostile text than for any other text of its length. */
import { expect, test } from "vitest";
import { handlers } from "#server/calls/handlers.ts";
import { openApiDocument } from "#server/calls/openapi.ts";
import { growthOf, type Pattern, patternsIn } from "#tests/faults/attacks/patterns.ts";
import { PATIENCE, testPlanted } from "#tests/faults/tools/sizes.ts";

/** Those of the schemas too: some are the schema library's own. */
function patternsOfCalls(): Pattern[] {
  const found = new Set<string>();
  JSON.stringify(
    openApiDocument(handlers, ({ path }) => path),
    (name, value: unknown) => {
      if (name === "pattern" && typeof value === "string") found.add(value);
      return value;
    },
  );
  return [...found].map((source) => ({ source, flags: "u", where: "the OpenAPI document" }));
}

const growing = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap((pattern) => {
    const growth = growthOf(pattern);
    return growth ? [`${pattern.where}: /${pattern.source}/ is ${growth.kind}`] : [];
  });

test("the time of every pattern in src/ grows with its input, and no faster", { timeout: PATIENCE }, () => {
  const written = patternsIn(["src/contract", "src/rules", "src/server", "src/web"]);
  expect(written.length).toBeGreaterThan(150);
  expect(growing([...written, ...patternsOfCalls()])).toEqual([]);
});

testPlanted("planted: patterns that backtrack show", { timeout: PATIENCE }, () => {
  const planted = {
    exponential: [/^(\w+\s?)*$/, /^(a|a)*$/, /^(?:[\w.-]+)+@/, /(\d+)*x$/, /^(([a-z])+.)+[A-Z]([a-z])+$/],
    polynomial: [/\s+$/, /<[^>]+>/, /^.*,.*,.*;$/, /-+$/, /\d+[a-z]/],
  };
  for (const [kind, patterns] of Object.entries(planted)) {
    for (const { source, flags } of patterns) {
      expect([source, growthOf({ source, flags, where: "" })?.kind]).toEqual([source, kind]);
    }
  }
});
