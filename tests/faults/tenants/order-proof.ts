/** What each kind of caller shows for an order. */
import type { Actor, Ids } from "#tests/faults/tenants/access-table.ts";

const GUESS = "A".repeat(32);
/** What is sent as link: a holder sends his, whatever it was made for. */
export const link = (ids: Ids, actor: Actor) => {
  if (actor === "the holder of the history link") return ids.history;
  return actor === "the holder of the cancel link" ? ids.cancel : GUESS;
};

export const contact = (ids: Ids, actor: Actor): { booker_email?: string } => {
  if (actor === "a guest with the right contact") return { booker_email: ids.email };
  return actor === "a guest with the wrong contact" ? { booker_email: "somebody.else@example.com" } : {};
};

/** All that an actor can show for an order. */
export const proof = (ids: Ids, actor: Actor) => ({ ...contact(ids, actor), hash_code: link(ids, actor) });
