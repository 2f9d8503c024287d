/** A refresh token is exchanged for a new one each time, but nobody stays signed in for ever by that. */
import { randomUUID } from "node:crypto";
import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let site: AccountsClient;
beforeAll(async () => {
  at = await openAccountsWorld();
  site = await openClient(at, await openLodging(at.world.database));
});
afterAll(() => at.close());

test("refreshing does not prolong a grant, and with the grant every refresh token ends", async () => {
  const tokens = await site.tokensOf(`${randomUUID()}@example.com`);
  const account_id = tokens.claims()!.sub;
  const grantEnd = async (change = "") => {
    const [grant] = await at.world.database.forAccounts((query) =>
      query.run<{ days: number; end: Date }>(
        {
          name: `grant_end_${change.length}`,
          text:
            change ||
            `select expires_at as end, extract(epoch from expires_at - now())::float8 / 86400 as days
              from platform.oidc_record where model = 'Grant' and account_id = $1`,
        },
        [account_id],
      ),
    );
    return grant!;
  };
  const first = await grantEnd();
  expect(first.days).toBeGreaterThan(29);
  expect(first.days).toBeLessThanOrEqual(30);
  const refreshed = await client.refreshTokenGrant(site.config, tokens.refresh_token!);
  expect((await grantEnd()).end).toEqual(first.end);
  await grantEnd(
    `update platform.oidc_record set expires_at = now() - interval '1 second'
      where model = 'Grant' and account_id = $1 returning expires_at as end, 0 as days`,
  );
  await expect(client.refreshTokenGrant(site.config, refreshed.refresh_token!)).rejects.toMatchObject({
    error: "invalid_grant",
  });
});
