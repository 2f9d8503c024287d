/** Where vendors' servers knock (on the platform's host), and where they send the guest's browser back to (on the lodging's). */
import type { Context } from "hono";
import type { Tenant } from "#server/hotel/directory.ts";

/** null: this request is for someone else. */
export type Doors = (context: Context, asked: URL, hotel: Tenant | null) => Promise<Response | null>;
