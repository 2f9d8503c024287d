import fc from "fast-check";
import { expect, test } from "vitest";
import { LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { proposedSlugs, readSlug, SLUG_LENGTH, slugProblem } from "#rules/site/slug.ts";

test.each([
  ["moonclear", null],
  ["riverbank-inn", null],
  ["b5-inn", null],
  ["assos-house", null],
  ["sussex-farm", null],
  ["hotel-101", null],
  ["ab", "malformed"],
  ["a".repeat(41), "malformed"],
  ["1-house", "malformed"],
  ["-house", "malformed"],
  ["house-", "malformed"],
  ["house--inn", "malformed"],
  ["xn--fiqs8s", "malformed"],
  ["hоtel", "malformed"],
  ["house.inn", "malformed"],
  ["house/../inn", "malformed"],
  ["www", "reserved"],
  ["api", "reserved"],
  ["studio", "reserved"],
  ["archived-17", "reserved"],
  ["paypal-help", "hostile"],
  ["paypa1", "hostile"],
  ["g00gle", "hostile"],
  ["y4do", "hostile"],
  ["stud1o", "hostile"],
  ["adrnin", "hostile"],
  ["moon-login", "hostile"],
  ["secure-booking", "hostile"],
  ["sex-hotel", "hostile"],
])("%s: %s", (slug, problem) => expect(slugProblem(slug)).toBe(problem));

test("capitals, blanks and underscores are read, not refused", () => {
  expect(readSlug("  Moon Clear_Inn ")).toBe("moon-clear-inn");
});

test.each([
  ["Café Señorita", "bed_and_breakfast", "cafe-senorita"],
  ["Moon & Sea’s Inn", "inn", "moon-and-seas-inn"],
  ["月澄溫泉旅館 Moonclear", "ryokan", "moonclear"],
  ["ＡＢＣ旅店", "hotel", "abc"],
])("%s is proposed as its Latin letters", (name, key, slug) => {
  const kind = LODGING_KINDS.find((each) => each.key === key)!;
  expect(proposedSlugs(name, kind, 5)[0]).toBe(slug);
});

test("a name without Latin letters gets its kind and a number, and nothing is transliterated", () => {
  const kind = LODGING_KINDS.find(({ key }) => key === "ryokan")!;
  for (const slug of proposedSlugs("月澄溫泉旅館", kind, 4711)) expect(slug).toMatch(/^ryokan-\d{4}$/);
});

test("whatever the name, there are proposals, and each can be had", () => {
  const characters = fc.constantFrom(..."abzABé月澄ＡЖ0189 -_’&./@ㅎ");
  const names = fc.oneof(fc.string({ unit: characters, maxLength: 80 }), fc.constantFrom("login", "", "PayPal", "www"));
  fc.assert(
    fc.property(names, fc.constantFrom(null, ...LODGING_KINDS), fc.nat(9000), (name, kind, number) => {
      const slugs = proposedSlugs(name, kind, number);
      return slugs.length > 0 && slugs.every((slug) => slugProblem(slug) === null);
    }),
  );
});

test("what can be had is one label of a host name, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const slug = readSlug(typed);
      if (slugProblem(slug) !== null) return;
      expect(slug.length).toBeLessThanOrEqual(SLUG_LENGTH.most);
      expect(new URL(`http://${slug}.example.com/`).hostname).toBe(`${slug}.example.com`);
      expect(slug).not.toContain("--");
    }),
  );
});
