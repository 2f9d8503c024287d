/** security.txt: only where the operator has named a contact, and only on the platform's own host. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const PATH = "/.well-known/security.txt";
let now = new Date("2031-03-01T04:00:00.250Z");
let world: World;
let silent: World;
beforeAll(async () => {
  world = await openWorld({ securityContact: "mailto:security@yado.example", clock: () => now });
  silent = await openWorld();
});
afterAll(async () => {
  await world.close();
  await silent.close();
});

async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const lines = (await response.text()).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

test("it names the contact, its own address and a day within a year, counted from the clock", async () => {
  const response = await world.fetch("platform.test", PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await fieldsOf(response)).toEqual({
    Contact: "mailto:security@yado.example",
    Expires: "2031-08-28T04:00:00Z",
    Canonical: `https://platform.test${PATH}`,
  });
  now = new Date("2033-03-01T04:00:00Z");
  const { Expires } = await fieldsOf(await world.fetch("platform.test", PATH));
  expect(new Date(Expires!).getTime()).toBeGreaterThan(now.getTime());
});

test("a lodging's host and an unknown one have none, nor has an operator who named nobody", async () => {
  const { domain } = await makeHotel(world.database);
  for (const [requested, host] of [
    [world, domain],
    [world, "nobody.example"],
    [silent, "platform.test"],
  ] as const) {
    expect(await (await requested.fetch(host, PATH)).text(), host).not.toContain("Contact:");
  }
});
