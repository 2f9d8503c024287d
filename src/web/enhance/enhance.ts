/** What a content page gains from a script: a few kilobytes, and nothing that the page can't do without. */
import { enhanceBanners } from "./banners.ts";
import { enhanceDrops } from "./drops.ts";
import { enhanceHeader } from "./header.ts";
import { enhanceLightboxes } from "./lightboxes.ts";
import { enhanceSearch } from "./search.ts";

enhanceDrops();
enhanceHeader();
enhanceBanners();
enhanceLightboxes();
enhanceSearch();
document.documentElement.dataset.enhanced = "";
