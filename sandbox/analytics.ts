/** Replaces Google Analytics and Meta in development and tests: stores what a lodging's pages report. */
import { html } from "hono/html";
import { z } from "zod";
import { FBEVENTS, GTAG } from "./analytics-scripts.ts";
import type { Bank } from "./bank.ts";
import { taipeiTime } from "./forms.ts";

const hitSchema = z.object({
  vendor: z.enum(["google", "meta"]),
  id: z.string(),
  name: z.string(),
  params: z.record(z.string(), z.unknown()),
  method: z.string().optional(),
  event_id: z.string().optional(),
  consent: z.record(z.string(), z.string()).optional(),
  page: z.string(),
  referrer: z.string(),
  cookies: z.string(),
});

export type Hit = z.output<typeof hitSchema> & { at: Date };

const MOST = 500;
const SHOWN = 20;
const hitsOf = new WeakMap<Bank, Hit[]>();
const SCRIPT = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" };

export function openAnalytics(bank: Bank): void {
  bank.app.get("/analytics/gtag.js", (context) => context.body(GTAG, 200, SCRIPT));
  bank.app.get("/analytics/fbevents.js", (context) => context.body(FBEVENTS, 200, SCRIPT));
  bank.app.post("/analytics/hits", async (context) => {
    const read = hitSchema.safeParse(await context.req.json().catch(() => null));
    if (!read.success) return context.text(z.prettifyError(read.error), 400);
    hitsOf.set(bank, [{ ...read.data, at: bank.clock() }, ...(hitsOf.get(bank) ?? [])].slice(0, MOST));
    return context.body(null, 204);
  });
  // The latest first; of one id, or of all.
  bank.app.get("/analytics/hits", (context) => {
    const id = context.req.query("id");
    return context.json((hitsOf.get(bank) ?? []).filter((hit) => id === undefined || hit.id === id));
  });
}

/** For the bank's overview page; empty while nothing was reported. */
export function showHits(bank: Bank) {
  const hits = (hitsOf.get(bank) ?? []).slice(0, SHOWN);
  if (hits.length === 0) return "";
  return html`<section class="card hits" aria-labelledby="hits">
    <h2 id="hits">網站分析 Analytics</h2>
    <ol>
      ${hits.map(
        ({ vendor, id, name, params, at }) =>
          html`<li>
            <b>${name}</b>
            <p class="small">${vendor} · ${id} · ${taipeiTime(at)}</p>
            <p class="small">${JSON.stringify(params)}</p>
          </li>`,
      )}
    </ol>
  </section>`;
}
