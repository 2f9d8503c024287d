/**
 * npm run bench [-- pages | layouts | booking | search | orders | endings | growth | pdf | fonts]: each part compared with its
 * limit, measured in the same run. The sides run in separate processes and take turns.
 */
import { benchBooking } from "./booking.ts";
import { benchLayouts } from "./layouts.ts";
import { benchEndings } from "./endings.ts";
import { addLodgings } from "./fill.ts";
import { benchFonts } from "./fonts.ts";
import { benchGrowth } from "./growth.ts";
import { CLASSES, NIGHTS, PLANS } from "./lodgings.ts";
import { benchOrders } from "./orders.ts";
import { benchPages } from "./pages.ts";
import { benchPdf } from "./pdf.ts";
import { withDatabase } from "./processes.ts";
import { benchSearch } from "./search.ts";
import { CONNECTIONS, LODGINGS, POOL, ROUNDS, SECONDS } from "./settings.ts";

const PARTS = ["pages", "layouts", "booking", "search", "orders", "endings", "growth", "pdf", "fonts"];
const requested = process.argv.slice(2);
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
if (runs("pages")) await benchPages();
if (runs("layouts")) await benchLayouts();
if (runs("booking")) await benchBooking();
if (runs("search") || runs("orders")) {
  await withDatabase(async (url, folder) => {
    await addLodgings(url, 1, LODGINGS);
    console.log(`\n${LODGINGS} lodgings of ${CLASSES} room classes, ${PLANS} plans and ${NIGHTS} nights`);
    if (runs("search")) await benchSearch(url, folder);
    if (runs("orders")) await benchOrders(url, folder);
  });
}
if (runs("endings")) await benchEndings();
if (runs("growth")) await benchGrowth();
if (runs("pdf")) await benchPdf();
if (runs("fonts")) await benchFonts();
