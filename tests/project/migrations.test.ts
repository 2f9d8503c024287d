/** Expand, then contract: no migration takes away what a running older build still uses (docs/how-to/change-the-tables.md). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findContractSteps } from "#tests/faults/outages/contract-steps.ts";

const FOLDER = "src/server/database/migrations";

test("every migration is one that an older build can live with", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(findContractSteps(readFileSync(`${FOLDER}/${file}`, "utf8")), file).toEqual([]);
});

test.each([
  ['ALTER TABLE "order_guest" DROP COLUMN "memo";', "drops a column"],
  ['ALTER TABLE "order_guest" DROP "memo";', "drops a column"],
  ['ALTER TABLE "order_guest" DROP COLUMN IF EXISTS "memo" CASCADE;', "drops a column"],
  ['DROP TABLE "captcha" CASCADE;', "drops a table"],
  ['ALTER TABLE "order_guest" RENAME COLUMN "memo" TO "note";', "renames"],
  ['ALTER TABLE "mail" RENAME TO "message";', "renames"],
  ['ALTER TABLE "order" ALTER COLUMN "total" SET DATA TYPE integer;', "changes a type"],
  ['ALTER TABLE "order" ALTER COLUMN "total" TYPE integer USING total::integer;', "changes a type"],
  ['ALTER TABLE "order" ALTER COLUMN "member_id" SET NOT NULL;', "forbids null"],
  ['ALTER TABLE "order" ADD COLUMN "source" text NOT NULL;', 'adds "source"'],
  ['ALTER TABLE "order" ADD COLUMN "a" text, ADD COLUMN "b" text NOT NULL;', 'adds "b"'],
  ['CREATE TABLE "a" ("b" text);--> statement-breakpoint\nALTER TABLE "c" DROP COLUMN "d";', "drops a column"],
  ["-- contract: soon\nALTER TABLE a DROP COLUMN b;", "drops a column"],
])("planted: %s", (sql, why) => {
  expect(findContractSteps(sql).join("\n")).toContain(why);
});

test.each([
  'ALTER TABLE "order" ADD COLUMN "source" text;',
  `ALTER TABLE "order" ADD COLUMN "source" text DEFAULT 'drop column' NOT NULL;`,
  'CREATE TABLE "a" ("hotel_id" integer NOT NULL, "b" text NOT NULL);',
  'CREATE INDEX "order_source" ON "order" ("source");',
  'ALTER TABLE "plan_night" DROP CONSTRAINT "plan_night_price";',
  'ALTER TABLE "order" ALTER COLUMN "source" DROP NOT NULL;',
  'ALTER TABLE "order" ALTER COLUMN "source" SET DEFAULT 1;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_b" FOREIGN KEY ("b") REFERENCES "public"."b"("b") ON DELETE cascade;',
  '-- contract: 1.4.0 stopped using order_guest.memo\nALTER TABLE "order_guest" DROP COLUMN "memo";',
])("allowed: %s", (sql) => {
  expect(findContractSteps(sql)).toEqual([]);
});
