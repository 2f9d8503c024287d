/** A guest's mailbox: the sandbox keeps e-mails, and the platform's outbox shows them. */
import { expect, request } from "@playwright/test";
import { PORT } from "#tests/journeys/visit.ts";

const LISTED = /href="\/outbox\?mail=([\w-]+)[^"]*"(?:(?!<\/a>)[\s\S])*?outbox-to">([^<]*)</g;

/** The text of the e-mail to this address that matches, once it has arrived. */
export async function mailTo(address: string, words: RegExp): Promise<string> {
  const wire = await request.newContext();
  const open = async (path: string) =>
    (await wire.get(`http://127.0.0.1:${PORT}${path}`, { headers: { host: `localhost:${PORT}` } })).text();
  let found = "";
  await expect
    .poll(
      async () => {
        const mine = [...(await open("/outbox")).matchAll(LISTED)].filter(([, , to]) => to === address);
        const mails = await Promise.all(mine.map(([, id]) => open(`/outbox?mail=${id}`)));
        const texts = mails.map((page) => /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? "");
        found = texts.find((text) => words.test(text)) ?? "";
        return found;
      },
      { message: `an e-mail to ${address}`, timeout: 30_000, intervals: [300, 700, 1_000] },
    )
    .not.toBe("");
  await wire.dispose();
  return found.replaceAll("&amp;", "&");
}
