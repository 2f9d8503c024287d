import { expect, test } from "vitest";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { isMet, LAYOUT_FAMILIES, layoutsFor, type LayoutWant, wantsOf } from "#rules/site/layout-wants.ts";

/** Each layout's own, from its folder. */
const { LAYOUT_WANTS } = await readWants();

async function readWants() {
  const entries = LAYOUT_SETTINGS.map(async ({ code }) => {
    const { wants } = (await import(`../../web/layouts/${code}/wants.ts`)) as { wants: readonly LayoutWant[] };
    return [code, wants] as const;
  });
  return { LAYOUT_WANTS: new Map<string, readonly LayoutWant[]>(await Promise.all(entries)) };
}

const wantedBy = (code: string, content: Parameters<typeof wantsOf>[1]) => wantsOf(LAYOUT_WANTS.get(code)!, content);

const site = (fields: Record<string, unknown>) => ({ record: "site", fields });
const banner = (width: number, height: number) => ({ src: `/media/sea-0a1b2c3d-${width}x${height}.jpg` });

test("every layout is in one family, wants something, and some kind of lodging or family leads to it", () => {
  const codes = LAYOUT_SETTINGS.map(({ code }) => code).sort();
  expect(LAYOUT_FAMILIES.flatMap(({ layouts }) => [...layouts]).sort()).toEqual(codes);
  for (const code of codes) expect(wantedBy(code, []).length, code).toBeGreaterThan(0);
  for (let kind = 0; kind <= 17; kind += 1) expect(codes).toEqual(expect.arrayContaining([...layoutsFor(kind)]));
});

test.each([
  [[], 0],
  [[banner(3000, 4000)], 0],
  [[banner(1600, 900), banner(1800, 1200)], 1800],
  [[banner(2400, 1350)], 2400],
])("Horizon wants a wide landscape: of %j the widest is %i", (banner_images, have) => {
  const [wanted] = wantedBy("layout_700", [site({ banner_images })]);
  expect(wanted).toEqual({ want: "landscape", need: 2000, have });
  expect(isMet(wanted!)).toBe(have >= 2000);
});

test("a room without a photo is one too many", () => {
  const room = (photos: unknown[]) => ({ record: "room", fields: { photos } });
  const isDone = (...rooms: ReturnType<typeof room>[]) => isMet(wantedBy("layout_800", rooms)[0]!);
  expect(isDone()).toBe(false);
  expect(isDone(room([banner(9, 9)]))).toBe(true);
  expect(isDone(room([banner(9, 9)]), room([]))).toBe(false);
});

test("news, attractions and promotions are told apart, and empty texts are none", () => {
  const promotion = (kind: string) => ({ record: "promotion", fields: { kind } });
  const content = [
    promotion("announcement"),
    promotion("announcement"),
    promotion("attraction"),
    promotion("promotion"),
  ];
  expect(wantedBy("layout_500", content).map(({ have }) => have)).toEqual([2, 1]);
  expect(wantedBy("layout_200", [site({ banner_title: { "zh-TW": " " } })])[0]).toMatchObject({ have: 0 });
  expect(wantedBy("layout_200", [site({ banner_title: { "ja-JP": "海" } })])[0]).toMatchObject({ have: 1 });
});
