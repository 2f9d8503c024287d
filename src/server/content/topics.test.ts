/** Topics of promotions, made in the studio: on the site's list at once, named in the log. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listPromotionTypes } from "#contract/content.ts";
import { listLog } from "#contract/studio/log.ts";
import { removeTopic, saveTopic } from "#contract/studio/topics.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("a topic is made, renamed and removed; it needs a name in the main language and belongs to one lodging", async () => {
  const studio = studioCalls(world);
  const { hotel, api } = await studio.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const listed = async () =>
    (await world.apiOf(domain)(listPromotionTypes, { query: { domain } })).map(({ topic_detail }) => topic_detail);
  const made = await api(saveTopic, { body: { domain, names: { "zh-TW": "當季", "en-US": "" } } });
  // Pages hear of it a moment later.
  await expect.poll(listed).toEqual([{ "zh-TW": "當季" }]);
  const { promotion_type_id } = made;
  const again = await api(saveTopic, {
    body: { domain, promotion_type_id, names: { "zh-TW": "秋天", "en-US": "Autumn" } },
  });
  expect(again, "its promotions stay with it").toEqual(made);
  await expect.poll(listed).toEqual([{ "zh-TW": "秋天", "en-US": "Autumn" }]);
  expect(await studio.codeOf(api, saveTopic, { body: { domain, names: { "en-US": "Autumn" } } })).toBe("INVALID_INPUT");
  const other = await studio.lodgingWithOwner();
  const foreign = { body: { domain: other.hotel.domain, promotion_type_id } };
  expect(await studio.codeOf(other.api, removeTopic, foreign)).toBe("NOT_FOUND");
  await api(removeTopic, { body: { domain, promotion_type_id } });
  await expect.poll(listed).toEqual([]);
  expect(await studio.codeOf(api, removeTopic, { body: { domain, promotion_type_id } })).toBe("NOT_FOUND");
  const { entries } = await api(listLog, { query: { domain, subject: "website" } });
  expect(entries.map(({ action, changes }) => [action, changes[0]!.before, changes[0]!.after])).toEqual([
    ["topic.removed", "秋天", null],
    ["topic.saved", "當季", "秋天"],
    ["topic.saved", null, "當季"],
  ]);
  const frontDesk = studio.at(await signInStaff(world, { roles: { [hotel_id]: "front_desk" } }));
  expect(await studio.codeOf(frontDesk, saveTopic, { body: { domain, names: { "zh-TW": "x" } } })).toBe("FORBIDDEN");
  await expectClean(world, hotel_id);
});
