/** Orders in the studio with 10,000 rows, on a processor four times slower: from each press to the next frame, in a real browser. */
import { chromium, type APIRequestContext, type Page } from "@playwright/test";
import pg from "pg";
import { runningEmbeddedDatabase } from "#server/database/embedded.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.mjs";
import { table } from "./table.ts";

const ORDERS = 10_000;
const SLOWED = 4;
/** Milliseconds from a press to the next frame that shows it. */
const LIMIT = 100;

type Demo = { port: number; folder: string; wire: APIRequestContext; lodging: string };

export async function timeOrders(demo: Demo): Promise<string[]> {
  await addOrders(demo);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies((await demo.wire.storageState()).cookies);
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await page.goto(`http://localhost:${demo.port}/studio/${demo.lodging}/orders?lang=en-US`);
    await page.locator(".order-row").first().waitFor();
    await loadAll(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const row = table([
      `presses among ${ORDERS} orders, processor ${SLOWED} times slower, ms`,
      "median",
      "worst",
      "limit",
    ]);
    const missed: string[] = [];
    for (const [what, act] of ACTS) {
      await forget(page);
      await act(page);
      const taken = await presses(page);
      const worst = taken.at(-1) ?? 0;
      row([`${what} (${taken.length})`, taken[Math.floor(taken.length / 2)] ?? 0, worst, LIMIT]);
      if (worst > LIMIT) missed.push(`${what} took ${Math.round(worst)} ms until the next frame`);
    }
    return missed;
  } finally {
    await browser.close();
  }
}

const ACTS: [string, (page: Page) => Promise<void>][] = [
  [
    "j and k through the rows",
    async (page) => {
      await page.locator("h1").click();
      for (const key of "jjjjjjjjjjjjjjjkkkkk") await page.keyboard.press(key, { delay: 40 });
    },
  ],
  [
    "a view",
    async (page) => {
      for (const name of [/^Upcoming/, /^Ended/, /^All/]) {
        await page.getByRole("group", { name: "Which bookings to show" }).getByRole("button", { name }).click();
        await settle(page);
      }
    },
  ],
  [
    "typing a search",
    async (page) => {
      await page.getByRole("searchbox").pressSequentially("Ivy Chen 99", { delay: 60 });
      await settle(page);
      await page.getByRole("searchbox").fill("");
      await settle(page);
    },
  ],
  [
    "opening an order",
    async (page) => {
      await page.locator(".order-row").nth(2).click();
      await page.locator(".order-back").waitFor();
    },
  ],
];

const settle = (page: Page) => page.locator('.rows[aria-busy="false"], .empty').first().waitFor();

/** To the end of the list, page after page, as someone who scrolls does. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForFunction(
    (all) => {
      scrollTo(0, document.body.scrollHeight);
      return document.querySelector(`[aria-posinset="${all}"]`) !== null;
    },
    ORDERS,
    { timeout: 180_000, polling: 100 },
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[aria-posinset="1"]').waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** The browser's own measure of each press, as "interaction to next paint" takes it. */
function watchPresses(): void {
  const kept: Record<string, number> = {};
  Object.assign(globalThis, { kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) kept[entry.interactionId] = Math.max(kept[entry.interactionId] ?? 0, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const forget = (page: Page) =>
  page.evaluate(() => {
    const { kept } = globalThis as unknown as { kept: Record<string, number> };
    for (const id of Object.keys(kept)) delete kept[id];
  });

/** In the order of their length; presses quicker than a frame are not reported by the browser. */
async function presses(page: Page): Promise<number[]> {
  const taken = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const { kept } = globalThis as unknown as { kept: Record<string, number> };
        requestAnimationFrame(() => setTimeout(() => done(Object.values(kept)), 200));
      }),
  );
  return taken.toSorted((one, other) => one - other);
}

/** As they would be after years: written beside the counters, so only lists may be looked at afterwards. */
async function addOrders({ folder, lodging }: Demo): Promise<void> {
  const found = runningEmbeddedDatabase(folder);
  if (!found) throw new Error("The demo's database does not run.");
  const client = new pg.Client({ connectionString: found.ownerUrl });
  await client.connect();
  try {
    await client.query(SEED, [`${lodging}.localhost`, ORDERS]);
  } finally {
    await client.end();
  }
}

const SEED = `with lodging as (
    select hotel_id from hotel_host where host = $1
  ), sold as (
    select lodging.hotel_id, room_class_id, room_class_name, rate_plan_id, rate_plan_code_name from lodging
    join room_class using (hotel_id) join rate_plan using (hotel_id)
    where room_class_id = any(target_rooms) order by room_class_id, rate_plan_id limit 1
  ), added as (
    insert into "order" (hotel_id, order_id, order_doc, short_code, state, lang, check_in_day, check_out_day, adults_count,
      children_count, is_entire_rent, pay_way, pay_option, currency, list_amount, member_discount, coupon_discount, attachment_amount,
      point_used, stored_value_used, total, deposit_percent, deposit_amount, pay_amount, history_hash, cancel_hash, created_at, updated_at)
    select hotel_id, uuidv7(), 'BENCH' || lpad(n::text, 6, '0'), 'B' || lpad(n::text, 7, '0'),
      case when n % 3 = 0 then 'cancelled' else 'confirmed' end, 'en-US', current_date + n % 300 - 150, current_date + n % 300 - 148, 2, 0,
      false, 'pay_arrival', 'all', 'TWD', 4000 + n % 900, 0, 0, 0, 0, 0, 4000 + n % 900, 0, 0, 0, 'history' || n, 'cancel' || n, now(), now()
    from sold, generate_series(1, $2) n
    returning hotel_id, order_id, total
  ), guests as (
    insert into order_guest (hotel_id, order_id, booker_first_name, booker_last_name, booker_name, booker_phone, booker_email,
      email_key, phone_key, company_reg_number, company_name, memo, occupants)
    select hotel_id, order_id, 'Ivy', 'Chen ' || nth, 'Ivy Chen ' || nth, '', '', '', '', '', '', '',
      '[{"occupant_name": "", "occupant_phone": "", "occupant_email": "", "memo": ""}]'
    from (select *, row_number() over () as nth from added) named
    returning 1
  )
  insert into order_line (hotel_id, order_id, line_no, room_class_id, rate_plan_id, num, list_price, price, net_amount, sold)
  select hotel_id, order_id, 0, room_class_id, rate_plan_id, 1, total, total, total, jsonb_build_object('room_class_name', room_class_name,
    'rate_plan_code_name', rate_plan_code_name, 'rate_plan_code_introduction', '{}'::jsonb, 'refund_template_id', 2,
    'refund_steps', '[]'::jsonb, 'contain_meals', '[]'::jsonb)
  from added join sold using (hotel_id)
  returning 1`;
