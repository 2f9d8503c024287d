/** Rows 44 and 45: the tests of drafts find the bugs that they are there for. */
import { findsPlanted } from "#tests/faults/tools/finds-planted.ts";

const CONTENT = "src/server/drafts/content-store.ts";
const HISTORY = "end as the log says";
const WHOLE = "between any two reads";
const BYTES = "shows the same bytes";

findsPlanted("tests/faults/drafts/any-history.test.ts", [
  [
    "a save that overwrites what its writer has not seen",
    "src/server/drafts/save-draft.ts",
    "if (!isSameValue(current, seen)) {",
    "if (seen === undefined) {",
    HISTORY,
  ],
  [
    "a restore that leaves what was added since",
    CONTENT,
    "if (!stays.has(recordKey(each))) await archiveRecord",
    "if (after.length === 0) await archiveRecord",
    HISTORY,
  ],
  [
    "a publish that keeps the draft",
    "src/server/drafts/publish-draft.ts",
    "await deleteChanges(query, hotel_id);",
    "",
    HISTORY,
  ],
  [
    "a publish that does not wait for whoever is writing",
    "src/server/drafts/publish-draft.ts",
    "await lockSite(query, hotel_id);",
    "",
    HISTORY,
  ],
]);

findsPlanted("tests/faults/drafts/whole-pages.test.ts", [
  [
    "pages of two versions",
    "src/server/pages/render-whole.ts",
    "visit.versions.size > 1 &&",
    "visit.versions.size > 99 &&",
    WHOLE,
  ],
  [
    "a restore without what was archived",
    CONTENT,
    "if (!isSameValue(was.get(recordKey(each))?.fields, each.fields)) await",
    "if (was.has(recordKey(each)) && !isSameValue(was.get(recordKey(each))?.fields, each.fields)) await",
    BYTES,
  ],
]);
