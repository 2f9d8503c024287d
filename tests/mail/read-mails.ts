/** A lodging's mails, for tests: written from its events, and read as their readers would. */
import { sql } from "drizzle-orm";
import type { MailAttachment } from "#server/database/tables/mail.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";
import type { World } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

export type ReadMail = {
  mail_id: string;
  kind: string;
  lang: string;
  to: string;
  reply_to: string;
  from_name: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  state: string;
  attempts: number;
  next_at: string | Date | null;
  dedupe_key: string;
  order_id: string | null;
};

/** What is owed is written; answers the mails that are new, first things first. */
export function mailboxOf(world: World, hotel_id: number) {
  const seen = new Set<string>();
  const mails = () =>
    readRows<ReadMail>(
      world.database,
      hotel_id,
      sql`select * from mail where hotel_id = ${hotel_id} order by created_at, kind, mail_id`,
    );
  return {
    mails,
    async fresh(): Promise<ReadMail[]> {
      await deliverEvents(world.dependencies, world.dependencies.clock());
      const all = await mails();
      const unseen = all.filter(({ mail_id }) => !seen.has(mail_id));
      for (const { mail_id } of unseen) seen.add(mail_id);
      return unseen;
    },
  };
}

/** An order that is confirmed at once: two e-mails, to the guest and to the lodging. */
export async function writeTwoMails(
  world: World,
  hotel: Parameters<typeof openLodging>[1] = {},
  more: Parameters<Awaited<ReturnType<typeof openLodging>>["body"]>[1] = {},
) {
  const lodging = await openLodging(world.database, {
    from: "2031-03-01",
    hotel_name: { "zh-TW": "月澄湯宿", "en-US": "月澄湯宿 Moonclear" },
    info: { email: "stay@moonclear.example" },
    ...hotel,
  });
  const booked = await bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival", ...more }));
  return { lodging, booked, mails: await mailboxOf(world, lodging.hotel_id).fresh() };
}

/** Everyone's mails, as they lie in the table. */
export const everyMail = (separate: SeparateDatabase) =>
  separate.asOwner<ReadMail>("select * from mail order by created_at, kind");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What a reader of the HTML sees: one line for each line. */
export function visibleText(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<(?:br|\/(?:p|td|th|h1|h2|div))>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}

export const linksOf = (html: string): URL[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href!.replaceAll("&amp;", "&")));

/** The pictures of an e-mail, with what stands for them where they are not loaded. */
export const picturesOf = (html: string) =>
  [...html.matchAll(/<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]*)"/g)].map(
    ([, src, width, height, alt]) => ({ src, width, height, alt: visibleText(alt!) }),
  );

export const jsonLdOf = (html: string): Record<string, unknown> | null => {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>);
};
