/** Every call through HTTP answers all the fields it declares, and no other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { handlers } from "#server/calls/handlers.ts";
import { prepareEveryCall, callOf, writeBody } from "#tests/helpers/every-call.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
let world: World;

beforeAll(async () => {
  world = await openWorld({ bank, upstreams: sandboxUpstreams("http://bank.test") });
});
afterAll(() => world.close());

test("every mounted call answers exactly the fields of its schema", async () => {
  const { hotel, requests } = await prepareEveryCall(world, bank);
  expect(requests.map(({ call }) => call).sort()).toEqual(handlers.map(({ call }) => call.path).sort());
  for (const request of requests) {
    const { address, body: sent, headers = {} } = request;
    const call = callOf(handlers, request);
    const init = sent === undefined ? {} : { method: "POST", body: writeBody(sent) };
    const response = await world.fetch(request.host ?? hotel.domain, address, { ...init, headers });
    expect(response.status, address).toBe(200);
    if (call.file !== null) {
      expect(response.headers.get("content-type"), address).toBe(call.file);
      continue;
    }
    const body = (await response.json()) as Record<string, unknown>;
    expect(body, address).toMatchObject({ success: true, msg: "" });
    const read = call.answer.safeParse(body.data);
    expect(read.error, address).toBeUndefined();
    // Reading drops what is not declared: equal means nothing undeclared was sent.
    expect(read.data, address).toEqual(body.data);
  }
  await expectClean(world, hotel.hotel_id);
});
