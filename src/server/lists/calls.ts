import * as contract from "#contract/studio/list-views.ts";
import { handle } from "#server/calls/handle.ts";
import { findInStudio as findContract } from "#contract/studio/find-in-studio.ts";
import { deleteView } from "#server/lists/delete-view.ts";
import { findInStudio } from "#server/lists/find-in-studio.ts";
import { listViews } from "#server/lists/list-views.ts";
import { saveView } from "#server/lists/save-view.ts";

export const listHandlers = [
  handle(contract.listViews, listViews),
  handle(contract.saveView, saveView),
  handle(contract.deleteView, deleteView),
  handle(findContract, findInStudio),
];
