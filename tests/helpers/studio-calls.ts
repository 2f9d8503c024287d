/** The studio's calls in a test: as someone's browser makes them, and an owner with a lodging and invitations. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Call, CallInput } from "#contract/call.ts";
import { type CallRefused, createApiClient } from "#contract/client.ts";
import * as contract from "#contract/studio.ts";
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";
import { handlers } from "#server/calls/handlers.ts";
import { mountPlatform } from "#server/calls/mount-platform.ts";
import { mount } from "#server/calls/mount.ts";
import { platformHandlers } from "#server/calls/platform-handlers.ts";
import { type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import type { World } from "#tests/setup/world.ts";

export const newEmail = () => `${randomUUID()}@example.com`;

export function studioCalls(world: World) {
  /** Calls as this person's browser makes them at the studio. */
  function at(
    { cookie }: Pick<SignedIn, "cookie">,
    host = "platform.test",
    headers: { authorization?: string } = {},
    lang: Language = "en-US",
  ) {
    const answers = {
      lodging: mount(handlers, world.dependencies),
      platform: mountPlatform(platformHandlers, world.dependencies),
    };
    return createApiClient((call, input) =>
      answers[call.scope](call, {
        host,
        params: {},
        query: { ...(input.query as object), lang },
        body: input.body,
        headers: { cookies: cookie, ...headers },
      }),
    );
  }
  type Api = ReturnType<typeof at>;

  async function codeOf<C extends Call>(api: Api, call: C, input: CallInput<C>): Promise<string> {
    return api(call, input).then(
      () => "ok",
      (error: CallRefused) => error.code,
    );
  }

  const mailsTo = (hotel_id: number, email: string) =>
    readRows<{ text: string; lang: string; subject: string }>(
      world.database,
      hotel_id,
      sql`select text, lang, subject from mail where hotel_id = ${hotel_id} and "to" = ${email} order by created_at, mail_id`,
    );
  const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)![1]!;

  async function invited(
    owner: Api,
    hotel: { hotel_id: number; domain: string },
    email: string,
    role: StaffRole = "editor",
  ) {
    const { domain, hotel_id } = hotel;
    await owner(contract.inviteStaff, { body: { domain, email, role, lang: "en-US" } });
    const mails = await mailsTo(hotel_id, email);
    const token = tokenIn(mails.at(-1)!.text);
    const { invitation_id } = await owner(contract.openInvitation, { query: { token } });
    return { invitation_id, domain, token };
  }

  async function lodgingWithOwner(settings: Parameters<typeof makeHotel>[1] = {}) {
    const hotel = await makeHotel(world.database, settings);
    const owner = await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } });
    return { hotel, owner, api: at(owner) };
  }
  return { at, codeOf, mailsTo, invited, lodgingWithOwner };
}
