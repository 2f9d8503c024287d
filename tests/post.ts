/** A lodging's letters, for tests: written from its outbox, and read as their readers would. */
import { sql } from "drizzle-orm";
import type { MailAttachment } from "#server/database/tables/mail.ts";
import { sendOutbox } from "#server/mail/send-outbox.ts";
import type { World } from "#tests/setup/world.ts";
import { readRows } from "#tests/wire.ts";

export type ReadLetter = {
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
  dedupe_key: string;
  order_id: string | null;
};

/** What is owed is written; answers the letters that are new, first things first. */
export function postOf(world: World, hotel_id: number) {
  const seen = new Set<string>();
  const letters = () =>
    readRows<ReadLetter>(
      world.database,
      hotel_id,
      sql`select * from mail where hotel_id = ${hotel_id} order by created_at, kind, mail_id`,
    );
  return {
    letters,
    async fresh(): Promise<ReadLetter[]> {
      await sendOutbox(world.house, world.house.clock());
      const all = await letters();
      const unseen = all.filter(({ mail_id }) => !seen.has(mail_id));
      for (const { mail_id } of unseen) seen.add(mail_id);
      return unseen;
    },
  };
}

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

export const jsonLdOf = (html: string): Record<string, unknown> | null => {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>);
};
