/** What a content page gains from a script: a few kilobytes, and nothing that the page can't do without. */
import { enhanceBanners } from "./banners.ts";
import { enhanceCards } from "./cards.ts";
import { enhanceCodes } from "./codes.ts";
import { enhanceConsent } from "./consent.ts";
import { enhanceCopies } from "./copies.ts";
import { enhanceDeadlines } from "./deadlines.ts";
import { enhanceDrops } from "./drops.ts";
import { enhanceForms } from "./forms.ts";
import { enhanceHeader } from "./header.ts";
import { enhanceLightboxes } from "./lightboxes.ts";
import { enhanceLookAgain } from "./look-again.ts";
import { enhanceProofs } from "./proofs.ts";
import { enhanceSearch } from "./search.ts";

enhanceDrops();
enhanceHeader();
enhanceBanners();
enhanceLightboxes();
enhanceSearch();
enhanceCopies();
enhanceDeadlines();
enhanceLookAgain();
enhanceProofs();
enhanceCodes();
enhanceForms();
enhanceConsent();
void enhanceCards();
document.documentElement.dataset.enhanced = "";
