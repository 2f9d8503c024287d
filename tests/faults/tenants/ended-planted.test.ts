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
