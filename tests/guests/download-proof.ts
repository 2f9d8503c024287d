/** A guest who books and downloads the confirmation with its two calls over HTTP. */
import { placeOrder } from "#contract/orders.ts";
import { getProof } from "#contract/proof.ts";
import type { Language } from "#rules/text/language.ts";
import { openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

export const DOWNLOAD_PATH = "/stay/bookings/download-accommodation-proof";

export type Sealed = { iv: string; number: string };
type Order = { order_doc: string; booker_email: string };

export const HOTEL_NAME: Record<Language, string> = {
  "zh-TW": "月澄湯宿",
  "zh-CN": "月澄汤宿",
  "en-US": "Moonclear",
  "ja-JP": "月澄の湯宿",
  "ko-KR": "월징 료칸",
};

/** With a bit of everything a confirmation contains; its nights begin on 1 March 2031. */
export const openPrintedLodging = (world: World) =>
  openLodging(world.database, {
    from: "2031-03-01",
    hotel_name: HOTEL_NAME,
    info: {
      address: { "zh-TW": "宜蘭縣礁溪鄉", "en-US": "Jiaoxi, Yilan" },
      phone: "+886 3 900 0123",
      registration_name: "月澄文旅股份有限公司",
      unified_business_number: "90011204",
    },
    rooms: [{ capacity: 60, plans: [{ member_price: 1900 }] }],
  });

export function printerOf(world: World) {
  return {
    /** Confirmed at once, because it is paid on arrival. */
    async book(at: Lodging, lang: Language, more: Partial<OrderBody> = {}, headers = {}): Promise<Order> {
      const body = at.body([[0, 0, 1]], { pay_way: "pay_arrival", ...more });
      const { order_doc } = await world.apiOf(at.domain, lang, headers)(placeOrder, { body });
      return { order_doc, booker_email: body.booker_email };
    },
    ask: ({ domain }: Lodging, { order_doc, booker_email }: Order) =>
      overHttp(world, domain, getProof, { params: { id: order_doc }, query: { booker_email } }),
    async seal(at: Lodging, order: Order): Promise<Sealed> {
      return (await this.ask(at, order)).envelope.data!;
    },
    download: (
      { domain }: Lodging,
      { iv, number }: Partial<Sealed>,
      { headers = {}, lang = "en-US" }: { headers?: Record<string, string>; lang?: Language | null } = {},
    ): Promise<Response> =>
      Promise.resolve(
        world.fetch(domain, lang === null ? DOWNLOAD_PATH : `${DOWNLOAD_PATH}?lang=${lang}`, {
          method: "POST",
          headers: { ...(iv === undefined ? {} : { "x-iv": iv }), ...headers },
          body: JSON.stringify({ number }),
        }),
      ),
  };
}

export async function refusal(response: Response) {
  const text = await response.text();
  return { status: response.status, text, code: (JSON.parse(text) as { code: string }).code };
}
