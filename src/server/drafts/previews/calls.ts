import { makePreviewLink as makePreviewLinkCall } from "#contract/site-drafts.ts";
import * as contract from "#contract/studio/preview-links.ts";
import { handle } from "#server/calls/handle.ts";
import { changePreviewLink } from "#server/drafts/previews/change-preview-link.ts";
import { listPreviewLinks } from "#server/drafts/previews/list-preview-links.ts";
import { makePreviewLink } from "#server/drafts/previews/make-preview-link.ts";
import { sharePreview } from "#server/drafts/previews/share-preview.ts";

export const previewHandlers = [
  handle(makePreviewLinkCall, makePreviewLink),
  handle(contract.sharePreview, sharePreview),
  handle(contract.listPreviewLinks, listPreviewLinks),
  handle(contract.changePreviewLink, changePreviewLink),
];
