/** What the studio's app knows first: the lodging, and what this person may do there. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStudio } from "#contract/studio.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

test("every role opens its lodging and learns what it may do; nobody opens another one", async () => {
  const [here, elsewhere] = await Promise.all([1, 2].map(() => makeHotel(world.database)));
  for (const role of STAFF_ROLES) {
    const person = await signInStaff(world, { roles: { [here!.hotel_id]: role } });
    const api = studio.at(person);
    const opened = await api(openStudio, { query: { domain: here!.domain } });
    expect(opened).toMatchObject({ domain: here!.domain, role, email: person.email, is_fresh: true });
    expect(opened.permissions).toContain("open_studio");
    expect(opened.permissions.includes("manage_team")).toBe(role === "owner");
    expect(opened.permissions.includes("see_orders")).toBe(!["editor", "housekeeper"].includes(role));
    expect(await studio.codeOf(api, openStudio, { query: { domain: elsewhere!.domain } })).toBe("NOT_FOUND");
  }
});

test("a sign-in of an hour ago is not fresh; without one there is nothing", async () => {
  const hotel = await makeHotel(world.database);
  const person = await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" }, minutesAgo: 60 });
  const query = { domain: hotel.domain };
  expect(await studio.at(person)(openStudio, { query })).toMatchObject({ is_fresh: false });
  expect(await studio.codeOf(studio.at({ cookie: "" }), openStudio, { query })).toBe("SIGN_IN_NEEDED");
});

test("a lodging whose website is switched off is open in the studio, and said not to be live", async () => {
  const hotel = await makeHotel(world.database, { status: 0 });
  const { cookie } = await signInStaff(world, { roles: { [hotel.hotel_id]: "editor" } });
  expect(await studio.at({ cookie })(openStudio, { query: { domain: hotel.domain } })).toMatchObject({
    is_live: false,
  });
});
