/** The browser judges a guest's fields by the rule alone, without the schemas: both must say the same of everything. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { emailSchema, memoSchema, orderPayloadSchema, phoneSchema } from "#contract/order-payload.ts";
import { isEmail, isMemo, isName, isPhone, tidy } from "#rules/guests/guest-fields.ts";

const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => `${text}\uD83D`),
  fc.stringMatching(/^[ +()\d-]{6,45}$/),
  fc.emailAddress(),
  fc.emailAddress().map((email) => ` ${email.replace("@", "e\u0301@")}`),
  fc.string({ unit: "grapheme", minLength: 480, maxLength: 520 }),
);

test.each([
  ["booker_first_name", orderPayloadSchema.shape.booker_first_name, isName],
  ["booker_last_name", orderPayloadSchema.shape.booker_last_name, isName],
  ["booker_phone", phoneSchema, isPhone],
  ["booker_email", emailSchema, isEmail],
  ["memo", memoSchema, isMemo],
] as const)("%s: the schema takes exactly what the rule takes, and keeps it tidied", (_field, schema, is) => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = schema.safeParse(text);
      expect(read.success).toBe(is(text));
      if (read.success) expect(read.data).toBe(tidy(text));
    }),
    { numRuns: 500 },
  );
});
