/** The calendar's prices, fetched in pieces as months come into view. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type CalendarMonth, type DayLimit, type DayLimits, limitsOf, type Prices } from "#rules/booking/calendar.ts";

export type LoadPrices = (from: string, to: string) => Promise<(DayLimit & { date: string; price: number | null })[]>;

type Known = { prices: Prices; limits: DayLimits };
type Piece = { state: "waiting" | "loaded" | "failed"; known: Prices; limits: DayLimits };

const MONTHS_IN_PIECE = 3;
const NOTHING: Piece = { state: "waiting", known: new Map(), limits: new Map() };

const pieceOf = (month: number) => Math.floor(month / MONTHS_IN_PIECE);

export function usePrices(months: CalendarMonth[], today: string, loadPrices: LoadPrices) {
  const [pieces, setPieces] = useState<ReadonlyMap<number, Piece>>(new Map());
  const requests = useRef(new Map<number, Promise<Prices | null>>());
  const latest = useRef(loadPrices);
  useLayoutEffect(() => {
    latest.current = loadPrices;
  });

  /** Prices around a month; null if they could not be loaded. Each piece is requested once. */
  const load = useCallback(
    (month: number): Promise<Prices | null> => {
      const index = pieceOf(month);
      const before = requests.current.get(index);
      if (before) return before;
      const keep = (piece: Piece) => setPieces((pieces) => new Map(pieces).set(index, piece));
      keep(NOTHING);
      const answer = ask(() => latest.current(...spanOf(months, index, today))).then((known) => {
        keep(
          known === null
            ? { ...NOTHING, state: "failed" }
            : { state: "loaded", known: known.prices, limits: known.limits },
        );
        return known?.prices ?? null;
      });
      requests.current.set(index, answer);
      return answer;
    },
    [months, today],
  );

  const isAny = (state: Piece["state"]) => [...pieces.values()].some((piece) => piece.state === state);
  return {
    all: useMemo((): Prices => new Map([...pieces.values()].flatMap(({ known }) => [...known])), [pieces]),
    limits: useMemo((): DayLimits => new Map([...pieces.values()].flatMap(({ limits }) => [...limits])), [pieces]),
    load,
    /** The same object until it changes, so that a month is rendered again only then. */
    ofMonth: (month: number): Piece => pieces.get(pieceOf(month)) ?? NOTHING,
    isWaiting: isAny("waiting"),
    hasFailed: isAny("failed"),
    retry: () => {
      for (const [index, { state }] of pieces) {
        if (state !== "failed") continue;
        requests.current.delete(index);
        void load(index * MONTHS_IN_PIECE);
      }
    },
  };
}

function spanOf(months: CalendarMonth[], index: number, today: string): [from: string, to: string] {
  const piece = months.slice(index * MONTHS_IN_PIECE, (index + 1) * MONTHS_IN_PIECE);
  const first = piece[0]!.first;
  return [first < today ? today : first, piece.at(-1)!.last];
}

async function ask(load: () => ReturnType<LoadPrices>): Promise<Known | null> {
  try {
    const days = await load();
    return { prices: new Map(days.map(({ date, price }) => [date, price])), limits: limitsOf(days) };
  } catch {
    return null;
  }
}
