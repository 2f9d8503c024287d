/** Row 49: the tests of what was ended find the bugs that they are there for. */
import { findsPlanted } from "#tests/faults/tools/finds-planted.ts";

findsPlanted("src/server/orders/studio/watch-ends.test.ts", [
  [
    "a stream that goes on for whoever was removed",
    "src/server/staff/find-allowed.ts",
    'allowed.has(sessions[nth]?.account_id ?? "")',
    "sessions[nth] !== null",
    "was taken off the team hears of no later order",
  ],
  [
    "a stream that goes on after signing out",
    "src/server/staff/staff-session.ts",
    "if (token !== null) await query.run(END, [hashOf(token)]);",
    "",
    "signed out of the studio hears of no later order",
  ],
  [
    "a stream that tells before it asks who may hear",
    "src/server/orders/studio/watch-orders.ts",
    "if (!allowed.has(watcher)) watcher.end();",
    "if (!allowed.has(watcher)) (watcher.tell(news), watcher.end());",
    "got a role that sees no orders hears of no later order",
  ],
]);

const ENDED = "shows nothing any more; also if they come back";
findsPlanted("src/server/drafts/previews/preview-links.test.ts", [
  [
    "an address that outlives the role of its maker",
    "src/server/drafts/previews/find-previewed.ts",
    "link !== null && mayStill(link.made_by, link.made_at)",
    "link !== null",
    ENDED,
  ],
  [
    "an address that comes back with its maker",
    "src/server/staff/who-may-still.ts",
    "member.since <= at && ",
    "",
    ENDED,
  ],
  [
    "an address that nobody can end",
    "src/server/drafts/previews/preview-link-store.ts",
    "and link_id = $2 and ended_at is null and expires_at > $3",
    "and link_id = $2 and expires_at > $3",
    "is ended by anyone who may write the draft",
  ],
]);

findsPlanted("src/server/staff/invitations.test.ts", [
  [
    "an invitation in the lodging's own words",
    "src/server/staff/send-invitation.ts",
    'const by = inviter === "" ? sender.name : inviter;',
    "const by = textIn((await readSettings(query, hotel_id)).hotel_name, lang, main_lang).text;",
    "can't speak in that name",
  ],
]);
