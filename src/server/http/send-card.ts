/** The picture of a page for shared links: the page's route arranges it, and what comes back is sent as it is. */
import type { Context } from "hono";

/** A messenger that looks again after a change should see it. */
const KEPT_SECONDS = 3600;

export async function sendCard(context: Context, made: Response): Promise<Response> {
  if (made.status !== 200) return context.text("", 404);
  return context.body(await made.arrayBuffer(), 200, {
    "content-type": "image/png",
    "cache-control": `public, max-age=${KEPT_SECONDS}`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
}
