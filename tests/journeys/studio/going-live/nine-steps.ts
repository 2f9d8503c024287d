/** The nine steps of "Start here", each by the way that its own line offers. */
import type { SetupStep } from "#rules/site/go-live.ts";
import { drawPicture } from "#tests/helpers/pictures.ts";
import type { Person } from "./person.ts";
import type { Words } from "./words.ts";
import { expect } from "./patient.ts";

export async function openStep(owner: Person, { start }: Words, step: SetupStep): Promise<void> {
  const button = owner.page.getByRole("link", { name: `${start.fix}: ${start.steps[step]}`, exact: true });
  await owner.press(button);
  await expect(owner.page).not.toHaveURL(/\/start/);
}

/** Back to the steps; this one is done. */
async function expectDone(owner: Person, { app, start }: Words, step: SetupStep): Promise<void> {
  const { page } = owner;
  await owner.press(page.locator(".frame-back"));
  await expect(page.getByRole("heading", { level: 1, name: app.screens.start.name })).toBeVisible();
  const line = page.locator(".step", { hasText: start.steps[step] }).filter({ hasText: start.done });
  await expect(line.first()).toHaveAttribute("data-state", "done");
}

/** What is typed is saved by itself; a screen is left when that is done. */
const isSaved = ({ page }: Person, { content }: Words) =>
  expect(page.getByRole("region", { name: content.publish.bar }).getByRole("status")).toHaveAttribute(
    "data-state",
    "still",
  );

export async function fillBasics(owner: Person, words: Words): Promise<void> {
  const { page } = owner;
  const { site } = words.content.fields;
  await openStep(owner, words, "basics");
  await owner.type(page.getByLabel(site.phone, { exact: true }), "+886 3 862 1100");
  await owner.type(page.getByLabel(site.email, { exact: true }), "stay@example.com");
  await owner.type(page.getByLabel(site.address, { exact: true }), words.own.address);
  await owner.type(page.getByLabel(site.checkin_start_time, { exact: true }), "15:00");
  await owner.type(page.getByLabel(site.checkin_end_time, { exact: true }), "22:00");
  await owner.type(page.getByLabel(site.checkout_time, { exact: true }), "11:00");
  await isSaved(owner, words);
  await expectDone(owner, words, "basics");
}

const photo = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await drawPicture(1600, 1000, colour),
});

export async function addRooms(owner: Person, words: Words): Promise<void> {
  const { page } = owner;
  const { content, rooms } = words;
  await openStep(owner, words, "rooms");
  for (const [at, room] of words.own.rooms.entries()) {
    await owner.press(page.getByRole("button", { name: content.add.rooms }));
    await owner.type(page.getByLabel(content.fields.room.room_class_name), room.name);
    await writeRich(owner, content.fields.room.introduction, room.text);
    await addPhoto(owner, words, content.fields.room.photos, await photo(`room-${at}.jpg`, `#4${at}6688`), room.alt);
    await owner.type(page.getByLabel(content.fields.room.people), at === 0 ? "2" : "4");
    await owner.type(page.getByLabel(rooms.units.numbers), `${at + 1}01-${at + 1}03`);
    const saved = page.waitForResponse((answer) => answer.url().includes("/api/studio/rooms/numbers") && answer.ok());
    await owner.press(page.getByRole("button", { name: rooms.units.save }));
    await saved;
    // The one of the room before may still be there.
    await expect(page.getByText(rooms.units.saved(3)).last()).toBeVisible();
    await isSaved(owner, words);
    await owner.press(page.getByRole("link", { name: content.titles.rooms }).first());
    await expect(page.getByRole("heading", { level: 1, name: content.titles.rooms })).toBeVisible();
  }
  await expectDone(owner, words, "rooms");
}

/** Rich and plain boxes both: what is meant is the field with this label. */
async function writeRich(owner: Person, label: string, text: string): Promise<void> {
  await owner.type(owner.page.getByRole("textbox", { name: label, exact: true }), text);
}

async function addPhoto(
  owner: Person,
  { content }: Words,
  label: string,
  file: Awaited<ReturnType<typeof photo>>,
  alt: string,
) {
  const { page } = owner;
  const field = page.locator(".mantine-InputWrapper-root", { has: page.getByText(label, { exact: true }) });
  await owner.press(field.getByRole("button", { name: content.photos.add }));
  const dialog = page.getByRole("dialog", { name: content.photos.library });
  await owner.giveFiles(dialog.getByRole("button", { name: content.photos.choose }), [file]);
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await owner.type(field.getByRole("textbox", { name: content.photos.alt(1) }), alt);
}

export async function addBanner(owner: Person, words: Words): Promise<void> {
  await openStep(owner, words, "pictures");
  const file = await photo("house.jpg", "#886644");
  await addPhoto(owner, words, words.content.fields.site.banner_images, file, words.own.banner);
  await isSaved(owner, words);
  await expectDone(owner, words, "pictures");
}

export async function writeTexts(owner: Person, words: Words): Promise<void> {
  const { site } = words.content.fields;
  const { own } = words;
  await openStep(owner, words, "texts");
  await writeRich(owner, site.introduction, own.introduction);
  await writeRich(owner, site.customer_notice, own.notice);
  await writeRich(owner, site.booking_policy, own.booking);
  await isSaved(owner, words);
  await expectDone(owner, words, "texts");
}

/** A policy is there from the beginning: it is looked at, and kept. */
export async function lookAtPolicy(owner: Person, words: Words): Promise<void> {
  await openStep(owner, words, "policy");
  await expect(owner.page.getByRole("heading", { name: words.payment.cancellation, exact: true })).toBeInViewport();
  await expectDone(owner, words, "policy");
}

export async function lookAtDesign(owner: Person, words: Words): Promise<void> {
  const { page } = owner;
  await openStep(owner, words, "design");
  await owner.press(page.locator(".design-card").nth(1));
  await owner.press(
    page.locator(".page-head").getByRole("button", { name: new RegExp(`^${words.design.use(".+")}$`) }),
  );
  await expectDone(owner, words, "design");
}

/** The address that was given is good enough, and so is payment at the property for now. */
export async function keepRest(owner: Person, { start }: Words): Promise<void> {
  const { page } = owner;
  for (const step of ["payment", "address"] as const) {
    await owner.press(page.getByRole("button", { name: `${start.leave}: ${start.steps[step]}` }));
  }
  await expect(page.getByText(start.progress(9))).toBeVisible();
}
