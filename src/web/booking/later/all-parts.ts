/** The server draws the whole page at once: it has every part from the start. */
import { Sheet } from "#web/booking-layouts/booking_200/sheet.tsx";
import { AgesFirst } from "#web/booking/guests/ages-first.tsx";
import { DetailsStep } from "#web/booking/parts/details-step.tsx";
import { JoinSheet } from "#web/booking/parts/join-sheet.tsx";
import { Nearby } from "#web/booking/parts/nearby.tsx";
import { CheaperMixes, NothingFits } from "#web/booking/parts/nothing-fits.tsx";
import { DetailsSummary, PayButton, PayStep } from "#web/booking/parts/pay-step.tsx";
import { Placed, PlacedBefore } from "#web/booking/parts/placed.tsx";
import { PriceChanged } from "#web/booking/parts/price-changed.tsx";
import { RoomSheet } from "#web/booking/room-sheet/room-sheet.tsx";
import { PARTS, type PartFile } from "./part-files.ts";

type Given = { [Name in keyof typeof PARTS]: NonNullable<(typeof PARTS)[Name]["here"]> };

const GIVEN: Given = {
  sheet: Sheet,
  agesFirst: AgesFirst,
  nothingFits: NothingFits,
  cheaperMixes: CheaperMixes,
  nearby: Nearby,
  detailsStep: DetailsStep,
  payStep: PayStep,
  payButton: PayButton,
  detailsSummary: DetailsSummary,
  placed: Placed,
  placedBefore: PlacedBefore,
  roomSheet: RoomSheet,
  joinSheet: JoinSheet,
  priceChanged: PriceChanged,
};

export function giveAllParts(): void {
  for (const [name, part] of Object.entries(GIVEN)) {
    (PARTS as unknown as Record<string, PartFile>)[name]!.here = part as PartFile["here"];
  }
}
