/**
 * The parts of the booking page that the browser loads when they are needed, each with the file it is in. `drawn` is what the
 * server's HTML contains where it has drawn the part: then it is loaded with the page's program, before that takes over.
 */
import type { ComponentType } from "react";
import type { RoomSheetProps } from "#web/booking/room-sheet/sheet-place.tsx";

export type PartFile<Props = object> = {
  drawn: string;
  /** Null until it is loaded; the server has every part from the start. */
  here: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
};

function partFile<Props = object>(drawn: string, find: () => Promise<ComponentType<Props>>): PartFile<Props> {
  const file: PartFile<Props> = { drawn, here: null, load: async () => (file.here ??= await find()) };
  return file;
}

const detailsStep = () => import("#web/booking/parts/details-step.tsx");
const payStep = () => import("#web/booking/parts/pay-step.tsx");
const placed = () => import("#web/booking/parts/placed.tsx");
const nothingFits = () => import("#web/booking/parts/nothing-fits.tsx");

export const PARTS = {
  /** The layout for a few rooms, with its matrix. */
  sheet: partFile(".sheet-flow", async () => (await import("#web/booking-layouts/booking_200/sheet.tsx")).Sheet),
  agesFirst: partFile(".ages-first", async () => (await import("#web/booking/guests/ages-first.tsx")).AgesFirst),
  nothingFits: partFile(".nothing[data-reason]", async () => (await nothingFits()).NothingFits),
  cheaperMixes: partFile(".nothing[data-mixes]", async () => (await nothingFits()).CheaperMixes),
  nearby: partFile(".nearby", async () => (await import("#web/booking/parts/nearby.tsx")).Nearby),
  detailsStep: partFile("#details", async () => (await detailsStep()).DetailsStep),
  payStep: partFile<{ hasBooker: boolean }>("#pay", async () => (await payStep()).PayStep),
  payButton: partFile<{ className: string }>("#pay", async () => (await payStep()).PayButton),
  detailsSummary: partFile("#pay", async () => (await payStep()).DetailsSummary),
  placed: partFile(".placed-page", async () => (await placed()).Placed),
  placedBefore: partFile(".alert.placed", async () => (await placed()).PlacedBefore),
  roomSheet: partFile<RoomSheetProps>(
    "article.room-sheet",
    async () => (await import("#web/booking/room-sheet/room-sheet.tsx")).RoomSheet,
  ),
  joinSheet: partFile("dialog.join", async () => (await import("#web/booking/parts/join-sheet.tsx")).JoinSheet),
  priceChanged: partFile(
    "[aria-labelledby=changed-title]",
    async () => (await import("#web/booking/parts/price-changed.tsx")).PriceChanged,
  ),
};

/** Loads what the server has drawn, so that hydration finds every part. */
export const loadDrawn = (page: ParentNode): Promise<unknown> =>
  Promise.all(
    Object.values<Pick<PartFile, "drawn"> & { load: () => Promise<unknown> }>(PARTS)
      .filter(({ drawn }) => page.querySelector(drawn))
      .map((part) => part.load()),
  );
