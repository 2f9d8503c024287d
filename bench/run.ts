/**
 * npm run bench [-- pages | layouts | booking | homes | search | search-families | orders | endings | growth | pdf | fonts | studio | other-lodgings]: each part compared with its
 * limit, measured in the same run. The sides run in separate processes and take turns.
 */
import { benchBooking } from "./booking.ts";
import { benchLayouts } from "./layouts.ts";
import { benchEndings } from "./endings.ts";
import { addLodgings } from "./fill.ts";
import { benchFonts } from "./fonts.ts";
import { benchGrowth } from "./growth.ts";
import { benchHomes } from "./homes.ts";
import { CLASSES, NIGHTS, PLANS } from "./lodgings.ts";
import { mark } from "./measured-files.ts";
import { benchOtherLodgings } from "./other-lodgings.ts";
import { benchOrders } from "./orders.ts";
import { benchPages } from "./pages.ts";
import { benchPdf } from "./pdf.ts";
import { withDatabase } from "./processes.ts";
import { recordPart } from "./record.ts";
import { benchSearch } from "./search.ts";
import { benchSearchFamilies } from "./search-families.ts";
import { benchStudio } from "./studio.ts";
import { CONNECTIONS, LODGINGS, POOL, ROUNDS, SECONDS } from "./settings.ts";

const PARTS = [
  "pages",
  "layouts",
  "booking",
  "homes",
  "search",
  "search-families",
  "orders",
  "endings",
  "growth",
  "pdf",
  "fonts",
  "studio",
  "other-lodgings",
];
const requested = process.argv.slice(2);
if (requested.includes("--mark")) {
  mark();
  process.exit();
}
const unknown = requested.find((part) => !PARTS.includes(part));
if (unknown) {
  console.error(`There is no part ${unknown}: ${PARTS.join(", ")}.`);
  process.exit(1);
}
const runs = (part: string) => requested.length === 0 || requested.includes(part);

console.log(
  `Node ${process.version}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, taking turns; ` +
    `where the database is used, ${POOL} connections to it on both sides`,
);
const PAGE_PARTS = { pages: benchPages, layouts: benchLayouts, booking: benchBooking, homes: benchHomes };
for (const [part, run] of Object.entries(PAGE_PARTS)) if (runs(part)) await recordPart(part, run);
if (runs("search") || runs("orders")) {
  await withDatabase(async (url, folder) => {
    await addLodgings(url, 1, LODGINGS);
    console.log(`\n${LODGINGS} lodgings of ${CLASSES} room classes, ${PLANS} plans and ${NIGHTS} nights`);
    if (runs("search")) await recordPart("search", () => benchSearch(url, folder));
    if (runs("orders")) await recordPart("orders", () => benchOrders(url, folder));
  });
}
const OTHER_PARTS = {
  "search-families": benchSearchFamilies,
  endings: benchEndings,
  growth: benchGrowth,
  pdf: benchPdf,
  fonts: benchFonts,
  studio: benchStudio,
  "other-lodgings": benchOtherLodgings,
};
for (const [part, run] of Object.entries(OTHER_PARTS)) if (runs(part)) await recordPart(part, run);
