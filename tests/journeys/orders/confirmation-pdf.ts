/** The booking confirmation as a guest's browser gets and shows it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { OrderView } from "#contract/order-view.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";

export const SLUG = "onemat";
const READER = "node_modules/pdfjs-dist/legacy/build";
/** Pixels per point. */
const SCALE = 3;

/** `ahead`: days until the stay. Each order has its own nights, because only a share of a night may be unpaid. */
export type ProofRequest = { lang: string; booker_name: string; memo?: string; ahead: number };
export type Fetched = { view: OrderView; file_name: string; bytes: Uint8Array; type: string };

/** Books two rooms that are paid on arrival and downloads the confirmation by its two calls, all from a page of the lodging. */
export async function fetchPaper(page: Page, { lang, booker_name, memo = "", ahead }: ProofRequest): Promise<Fetched> {
  await page.goto(at(SLUG, inLanguage(lang, "/orders")));
  const got = await page.evaluate(
    async ({ lang, booker_name, memo, ahead }) => {
      const domain = location.hostname;
      const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)![1]!;
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const answered = (text: string) => {
        const { success, data } = JSON.parse(text);
        if (!success) throw new Error(text);
        return data;
      };
      const get = async (path: string, query: Record<string, string>) => {
        const response = await fetch(`${path}?${new URLSearchParams({ lang, ...query })}`);
        return answered(await response.text());
      };
      const post = (path: string, body: object, headers: Record<string, string> = {}) =>
        fetch(`${path}?lang=${lang}`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-xsrf-token": xsrf, ...headers },
          body: JSON.stringify(body),
        });
      const [start_date, end_date] = [day(ahead), day(ahead + 2)];
      const free: { room_class_id: number; rate_plans: { rate_plan_id: number }[] }[] = await get(
        "/api/ota/room/empty-by-date",
        { domain, start_date, end_date },
      );
      const orders = free
        .filter(({ rate_plans }) => rate_plans.length > 0)
        .slice(0, 2)
        .map(({ room_class_id, rate_plans: [plan] }) => ({
          room_class_id,
          rate_plan_id: plan!.rate_plan_id,
          num: 1,
          occupant_name: booker_name,
        }));
      // A new guest each time: unpaid orders are counted by contact.
      const some = Math.floor(Math.random() * 900_000 + 100_000);
      const booker_email = `guest${some}@example.com`;
      const placed = await post("/api/ota/order/personal-new", {
        domain,
        booker_first_name: "Guest",
        booker_last_name: "Guest",
        booker_name,
        booker_email,
        booker_phone: `+886 912-${String(some).slice(0, 3)}-${String(some).slice(3)}`,
        check_in_day: start_date,
        check_out_day: end_date,
        pay_way: "pay_arrival",
        memo,
        orders,
      });
      const { order_doc } = answered(await placed.text());
      // From here on the browser's own cookie grants access.
      const [view] = await get("/api/ota/order/personal-order-list", { domain, order_doc, booker_email });
      const { file_name } = await get("/api/ota/order/proof-config", { domain, order_doc });
      const { iv, number } = await get(`/stay/download/download-accommodation-proof/${order_doc}`, {});
      const answer = await post("/stay/bookings/download-accommodation-proof", { number }, { "x-iv": iv });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { view, file_name, type: answer.headers.get("content-type") ?? "", bytes: Array.from(bytes) };
    },
    { lang, booker_name, memo, ahead },
  );
  return { ...got, bytes: new Uint8Array(got.bytes) };
}

/** Page 1, drawn by the browser; the reader comes from the lodging's own address, as its policy asks. */
export async function drawPaper(page: Page, bytes: Uint8Array): Promise<Buffer> {
  await page.route("**/reader/*.mjs", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1)!;
    return route.fulfill({ body: readFileSync(join(READER, name)), contentType: "text/javascript" });
  });
  const picture = await page.evaluate(
    async ({ bytes, scale }) => {
      const source = "/reader/pdf.min.mjs";
      const reader = (await import(source)) as typeof import("pdfjs-dist");
      reader.GlobalWorkerOptions.workerSrc = "/reader/pdf.worker.min.mjs";
      const paper = await reader.getDocument({ data: new Uint8Array(bytes) }).promise;
      const first = await paper.getPage(1);
      const viewport = first.getViewport({ scale });
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
      await first.render({ canvas, viewport }).promise;
      return canvas.toDataURL("image/png").split(",")[1]!;
    },
    { bytes: Array.from(bytes), scale: SCALE },
  );
  return Buffer.from(picture, "base64");
}

export type Ink = { width: number; height: number; isDark: (x: number, y: number) => boolean };

/** By points from the upper left corner. */
export async function inkOf(picture: Buffer): Promise<Ink> {
  const { data, info } = await sharp(picture).flatten({ background: "white" }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const isDark = (x: number, y: number) => data[Math.floor(y * SCALE) * info.width + Math.floor(x * SCALE)]! < 128;
  return { width: info.width / SCALE, height: info.height / SCALE, isDark };
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** The smallest box around everything dark. */
export function boxOf({ width, height, isDark }: Ink): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const step = 1 / SCALE;
  for (let y = 0; y < height - step; y += step) {
    for (let x = 0; x < width - step; x += step) {
      if (!isDark(x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
