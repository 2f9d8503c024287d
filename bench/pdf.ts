/** The cost of a booking confirmation in each language, compared with an empty PDF of the same library, in turns. */
import PdfKit from "pdfkit";
import { confirmationFacts } from "#tests/guests/confirmation.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { printConfirmation } from "#server/pdf/confirmation.ts";
import { share } from "./measure.ts";
import { PAPERS } from "./settings.ts";
import { table } from "./table.ts";

/** Above the time of an empty PDF, for 95 of 100 documents. */
const BAR_MS = 150;

function printNothing(): Promise<void> {
  const doc = new PdfKit({ size: "A4", font: "" });
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.resume();
  doc.end();
  return ended;
}

type Taken = { clock: number; processor: number };

/** Wall time and processor time: a busy machine lengthens the first. */
async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - start, processor: (user + system) / 1000 };
}

export async function benchPdf(): Promise<void> {
  console.log(
    `\nBooking confirmations, ${PAPERS} of each, one after the other; the first of a language reads its fonts`,
  );
  const print = table([
    "language",
    "bytes",
    "first ms",
    "p50 ms",
    "p95 ms",
    "p95 of the processor ms",
    "empty p50 ms",
    "empty p95 ms",
    "p95 above empty ms",
    `bar ${BAR_MS} ms`,
  ]);
  for (const lang of LANGUAGES) {
    const facts = confirmationFacts(lang);
    const first = await timed(() => printConfirmation(facts));
    const { bytes } = await printConfirmation(facts);
    const [ours, theirs]: [Taken[], Taken[]] = [[], []];
    for (let paper = 0; paper < PAPERS; paper += 1) {
      ours.push(await timed(() => printConfirmation(facts)));
      theirs.push(await timed(printNothing));
    }
    const clock = (of: Taken[], part: number) =>
      share(
        of.map((each) => each.clock),
        part,
      );
    const processor = share(
      ours.map((each) => each.processor),
      0.95,
    );
    const above = clock(ours, 0.95) - clock(theirs, 0.95);
    print([
      lang,
      bytes.byteLength,
      first.clock,
      clock(ours, 0.5),
      clock(ours, 0.95),
      processor,
      clock(theirs, 0.5),
      clock(theirs, 0.95),
      above,
      above < BAR_MS ? "passed" : "missed",
    ]);
  }
}
