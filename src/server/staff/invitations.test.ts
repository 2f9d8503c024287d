/** Invitations to a lodging's team: for one address, seven days, and accepted by nobody else. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/studio.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { signInStaff, staffLog } from "#tests/helpers/staff-member.ts";
import { newEmail, studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

test("an invitation is accepted by the account with its address, and by no other", async () => {
  const { at, codeOf, invited, lodgingWithOwner } = studio;
  const { hotel, owner, api } = await lodgingWithOwner();
  const email = newEmail();
  const { token, ...body } = await invited(api, hotel, email, "manager");
  const stranger = at(await signInStaff(world));
  const person = await signInStaff(world, { email });
  const opened = await at({ cookie: "" })(contract.openInvitation, { query: { token } });
  expect(opened).toEqual({ ...body, name: expect.any(String), role: "manager", email, invited_by: owner.email });
  expect(await codeOf(at({ cookie: "" }), contract.acceptInvitation, { body })).toBe("SIGN_IN_NEEDED");
  expect(await codeOf(stranger, contract.acceptInvitation, { body })).toBe("INVITATION_FOR_OTHER");
  expect((await at(person)(contract.listMyLodgings, {})).invitations).toMatchObject([{ ...body, role: "manager" }]);
  expect((await stranger(contract.listMyLodgings, {})).invitations).toEqual([]);

  expect(await at(person)(contract.acceptInvitation, { body })).toEqual({ domain: hotel.domain, role: "manager" });
  expect(await codeOf(at(person), contract.acceptInvitation, { body })).toBe("INVITATION_OVER");
  expect(await codeOf(at(person), contract.openInvitation, { query: { token } })).toBe("INVITATION_OVER");
  expect(await at(person)(contract.listMyLodgings, {})).toMatchObject({
    lodgings: [{ domain: hotel.domain, role: "manager", site: `https://${hotel.domain}/stay/en-US` }],
    archived: [],
    invitations: [],
  });
  expect(await staffLog(world, hotel.hotel_id)).toMatchObject([
    { action: "staff.invited", actor: `staff:${owner.account_id}`, after: "manager" },
    { action: "staff.joined", actor: `staff:${person.account_id}`, after: "manager", account_id: person.account_id },
  ]);
  expect(JSON.stringify(await staffLog(world, hotel.hotel_id)), "no address in a log that stays").not.toContain("@");
});

test("the token is in the e-mail alone: the table has its hash", async () => {
  const { codeOf, invited, lodgingWithOwner } = studio;
  const { hotel, api } = await lodgingWithOwner();
  const { token } = await invited(api, hotel, newEmail());
  const rows = await readRows<{ token_hash: string }>(
    world.database,
    hotel.hotel_id,
    sql`select token_hash from staff_invitation where hotel_id = ${hotel.hotel_id}`,
  );
  expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token.split(".")[1]);
  const other = await makeHotel(world.database);
  const elsewhere = `${other.hotel_id}.${token.split(".")[1]}`;
  expect(await codeOf(api, contract.openInvitation, { query: { token: elsewhere } })).toBe("INVITATION_OVER");
});

test("one invitation is open per address: another one ends it, withdrawing and seven days do too", async () => {
  const { at, codeOf, invited, lodgingWithOwner } = studio;
  const { hotel, api } = await lodgingWithOwner();
  const email = newEmail();
  const person = at(await signInStaff(world, { email }));
  const first = await invited(api, hotel, email, "editor");
  const again = await invited(api, hotel, email, "manager");
  expect(await codeOf(person, contract.openInvitation, { query: { token: first.token } })).toBe("INVITATION_OVER");
  const { invitations } = await api(contract.listTeam, { query: { domain: hotel.domain } });
  expect(invitations).toMatchObject([{ email, role: "manager", is_expired: false }]);

  const { domain, invitation_id } = again;
  await api(contract.withdrawInvitation, { body: { domain, invitation_id } });
  expect(await codeOf(person, contract.acceptInvitation, { body: { domain, invitation_id } })).toBe("INVITATION_OVER");

  const late = await invited(api, hotel, email);
  await world.database.forHotel(hotel.hotel_id, (query) =>
    query.execute(
      sql`update staff_invitation set expires_at = now() - interval '1 minute' where hotel_id = ${hotel.hotel_id}`,
    ),
  );
  const body = { domain, invitation_id: late.invitation_id };
  expect(await codeOf(person, contract.acceptInvitation, { body })).toBe("INVITATION_OVER");
  expect((await person(contract.listMyLodgings, {})).invitations).toEqual([]);
  const listed = await api(contract.listTeam, { query: { domain } });
  expect(listed.invitations, "the owner still sees it, to send it again").toMatchObject([{ email, is_expired: true }]);
});

test("an address gets five invitations a day, and whoever is on the team gets none", async () => {
  const { codeOf, mailsTo, lodgingWithOwner } = studio;
  const { hotel, owner, api } = await lodgingWithOwner();
  const { domain } = hotel;
  const email = newEmail();
  const send = (to: string) =>
    codeOf(api, contract.inviteStaff, { body: { domain, email: to, role: "editor", lang: "zh-TW" } });
  for (let sent = 0; sent < 4; sent += 1) expect(await send(email)).toBe("ok");
  expect(await send(` ${email.toUpperCase()} `), "in other letters it is the same").toBe("ok");
  expect(await send(email)).toBe("TOO_MANY_REQUESTS");
  expect(await send(owner.email)).toBe("ALREADY_STAFF");
  expect(await mailsTo(hotel.hotel_id, email)).toHaveLength(5);
  expect(await mailsTo(hotel.hotel_id, owner.email)).toHaveLength(0);
});

test("the invitation is in the language that was chosen, and says who sends it", async () => {
  const { mailsTo, lodgingWithOwner } = studio;
  const { hotel, api, owner } = await lodgingWithOwner();
  const subjects = new Set<string>();
  for (const lang of LANGUAGES) {
    const email = newEmail();
    await api(contract.inviteStaff, { body: { domain: hotel.domain, email, role: "front_desk", lang } });
    const [mail] = await mailsTo(hotel.hotel_id, email);
    expect(mail!.lang).toBe(lang);
    expect(mail!.text).toContain(`https://platform.test/studio/invitation?token=${hotel.hotel_id}.`);
    expect(mail!.text).toContain(email);
    expect(mail!.text).toContain(owner.email);
    expect(mail!.subject).toContain(owner.email);
    subjects.add(mail!.subject);
  }
  expect(subjects.size).toBe(LANGUAGES.length);
});

test("a lodging that calls itself something else can't speak in that name", async () => {
  const { at, invited, lodgingWithOwner } = studio;
  const pretended = "Google Security";
  const { hotel, api, owner } = await lodgingWithOwner({
    hotel_name: { "en-US": `”${pretended}\r\nBcc: x@example.com`, "zh-TW": pretended },
  });
  const email = newEmail();
  const { token } = await invited(api, hotel, email, "editor");
  const [mail] = await readRows<{ from_name: string; reply_to: string; subject: string; text: string }>(
    world.database,
    hotel.hotel_id,
    sql`select from_name, reply_to, subject, text from mail where hotel_id = ${hotel.hotel_id} and "to" = ${email}`,
  );
  expect(mail).toMatchObject({ from_name: "Yado", reply_to: "" });
  expect(mail!.subject).not.toContain(pretended);
  const lines = mail!.text.split("\n").filter((line) => line.includes(pretended));
  // Once, on a line that says whose word it is.
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("Name the property gave itself");
  expect(mail!.text).toContain(`${owner.email} has invited you`);
  const opened = await at({ cookie: "" })(contract.openInvitation, { query: { token } });
  expect(opened.invited_by).toBe(owner.email);
});

test("an acceptance and a withdrawal at once: one of them happens", async () => {
  const { at, codeOf, invited, lodgingWithOwner } = studio;
  const { hotel, api } = await lodgingWithOwner();
  const email = newEmail();
  const person = at(await signInStaff(world, { email }));
  const { domain, invitation_id } = await invited(api, hotel, email);
  const body = { domain, invitation_id };
  const codes = await Promise.all([
    codeOf(person, contract.acceptInvitation, { body }),
    codeOf(api, contract.withdrawInvitation, { body }),
  ]);
  expect(codes.toSorted()).toEqual(["INVITATION_OVER", "ok"]);
});
