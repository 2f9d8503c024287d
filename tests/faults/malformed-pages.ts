/** Requests for everything that is no call: pages, their forms, pictures, fonts, notices of vendors. */
import fc from "fast-check";
import type { AskedLodging } from "#tests/faults/asked-lodging.ts";
import type { MadeRequest } from "#tests/faults/malformed-requests.ts";
import type { World } from "#tests/setup/world.ts";

export function pageRequests(world: World, lodging: AskedLodging): fc.Arbitrary<MadeRequest> {
  return fc.constant({ name: "x", isValid: true, method: "GET", path: "/stay", headers: {}, body: undefined });
}
