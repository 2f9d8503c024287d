/** A lodging with everything that its e-mails mention, and functions to read these e-mails. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { readAddress } from "#rules/site/address.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { fullDay } from "#rules/time/full-day.ts";
import { type OrderEvent, recordOrderEvent } from "#server/events/record-events.ts";
import type { Clocked } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { change } from "#tests/helpers/wire.ts";
import { linksOf, mailboxOf, type ReadMail, visibleText } from "#tests/mail/read-mails.ts";
import { openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";

/** The account for remittances. */
export const ACCOUNT = {
  account_name: "月澄股份有限公司",
  account_number: "0120-3456-7890",
  bank_code_and_name: "012 台北富邦銀行",
  branch_code_and_name: "0012 礁溪分行",
  country_name: "Taiwan",
};

export async function openMailLodging(at: Clocked, lang: Language) {
  const { world } = at;
  const lodging = await openLodging(world.database, {
    from: "2031-03-01",
    main_lang: "ja-JP",
    hotel_name: {
      "zh-TW": "月澄湯宿",
      "zh-CN": "月澄汤宿",
      "en-US": "Moonclear Onsen Inn",
      "ja-JP": "月澄の湯宿",
      "ko-KR": "월징 온천 여관",
    },
    rooms: [{ children: 1 }],
    remittance_account: ACCOUNT,
    info: {
      email: "stay@moonclear.example",
      phone: "+886 3 900 0123",
      address: { "zh-TW": "宜蘭縣礁溪鄉五峰路 91 巷" },
      checkin_end_time: "21:00",
      checkout_time: "11:00",
      customer_notice: { "zh-TW": "<ul><li>Quiet from <b>22:00</b>.</li><li>No pets.</li></ul>" },
    },
  });
  const photo = { src: "/media/tatami-0123abcd-1600x1000.jpg", alt: { "zh-TW": "榻榻米", "en-US": "Tatami & tea" } };
  await change(
    world.database,
    lodging.hotel_id,
    sql`update room_class set photos = ${JSON.stringify([photo])}::jsonb where hotel_id = ${lodging.hotel_id}`,
  );
  const booker = bookerOf(world, lodging);
  const api = world.apiOf(lodging.domain, lang);
  return {
    ...lodging,
    booker,
    api,
    mailbox: mailboxOf(world, lodging.hotel_id),
    async book(more: Parameters<typeof lodging.body>[1], lines?: Parameters<typeof lodging.body>[0]) {
      const body: OrderBody = { ...lodging.body(lines, more), children_count: 1 };
      const { order_doc } = await api(placeOrder, { body });
      const view = await booker.look({ order_doc, body });
      return { body, order_doc, order_id: view.booking_id, short_code: view.short_code };
    },
    /** Records an event as the code that causes it would. */
    record: (order_id: string, topic: OrderEvent["topic"], more: Pick<OrderEvent, "which" | "payload"> = {}) =>
      world.database.forHotel(lodging.hotel_id, (query) =>
        recordOrderEvent(query, lodging.hotel_id, { order_id, topic, now: at.now, ...more }),
      ),
  };
}

type MailLodging = Awaited<ReturnType<typeof openMailLodging>>;

/** The one e-mail of this kind. */
export const mailOf = (mails: ReadMail[], kind: string): ReadMail => {
  const found = mails.filter((mail) => mail.kind === kind);
  expect(found, kind).toHaveLength(1);
  return found[0]!;
};

/** Both HTML and text contain all of it. */
export function expectSays(mail: ReadMail, ...facts: string[]): void {
  for (const fact of facts) {
    expect(visibleText(mail.html), mail.kind).toContain(fact);
    expect(mail.text, mail.kind).toContain(fact);
  }
}

export const weekday = (lang: Language, day: string) =>
  new Intl.DateTimeFormat(lang, { ...fullDay(lang), timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

const MAPS = "https://www.google.com/maps/search/";

/** Every link but the map stands on the canonical host and is a page in the e-mail's language; answers them by page. */
export function pagesOf(lodging: MailLodging, mail: ReadMail): Map<string, URL> {
  const pages = new Map<string, URL>();
  for (const link of linksOf(mail.html)) {
    if (link.href.startsWith(MAPS)) {
      expect(mail.text).toContain(link.href);
      pages.set("map", link);
      continue;
    }
    expect(link.origin).toBe(`https://${lodging.domain}`);
    const address = readAddress(link.pathname, { product: "stay", support_lang: [...LANGUAGES], main_lang: "ja-JP" });
    expect(address).toMatchObject({ kind: "page", lang: mail.lang });
    expect(mail.text).toContain(link.href);
    pages.set((address as { path: string }).path.split("/")[1]!, link);
  }
  return pages;
}

/** The lines of a calendar file. */
export const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
