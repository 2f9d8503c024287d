/** The rows of a list. Of a long one only those near the screen are made, so that 10,000 scroll as well as ten. */
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useRowFocus } from "./list-keys.ts";
import "./lists.css";

/** Up to here all rows are made: the browser's own search finds every one. */
const FEW = 40;

export type RowsProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row's content; j and k focus its first link, or the button that opens it (`data-open`; a heading where nothing can be opened). */
  render: (row: Row, at: number) => ReactNode;
  className?: string;
  isBusy?: boolean;
  /** About how high a row is, in pixels. */
  height: number;
  /** The end comes near: there may be more. */
  onEnd?: () => void;
  /** How many there are with those not loaded yet. */
  all?: number;
};

const focusable = "a, button[data-open], h3[data-open]";

/** Most lists are short: what makes long ones quick is loaded with the first of them. */
const LongRows = lazy(() => import("./long-rows.tsx")) as <Row>(props: RowsProps<Row>) => ReactNode;

export function Rows<Row>(props: RowsProps<Row>) {
  if (props.rows.length <= FEW) return <FewRows {...props} />;
  const { onEnd: _, ...few } = props;
  return (
    <Suspense fallback={<FewRows {...few} rows={props.rows.slice(0, FEW)} />}>
      <LongRows {...props} />
    </Suspense>
  );
}

export const indexOfFocus = (list: HTMLElement | null): number => {
  const row = document.activeElement?.closest<HTMLElement>("[data-row]");
  return row && list?.contains(row) ? Number(row.dataset.row) : -1;
};

export const rowAt = (list: HTMLElement | null, at: number) =>
  list?.querySelector<HTMLElement>(`[data-row="${at}"] :is(${focusable})`) ?? null;

/** Rows that are all there. */
export function useFewRows(list: RefObject<HTMLElement | null>, count: number): void {
  useRowFocus((by) => {
    const next = Math.max(0, Math.min(count - 1, indexOfFocus(list.current) + by));
    rowAt(list.current, next)?.focus();
  });
}

function FewRows<Row>({ rows, keyOf, render, className = "", isBusy = false, onEnd }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  useFewRows(list, rows.length);
  // A first page that is shorter than the screen.
  const isShort = rows.length > 0;
  useEffect(() => {
    if (isShort) onEnd?.();
  }, [isShort, onEnd]);
  return (
    <ul ref={list} className={`rows ${className}`} aria-busy={isBusy}>
      {rows.map((row, at) => (
        <li key={keyOf(row)} data-row={at}>
          {render(row, at)}
        </li>
      ))}
    </ul>
  );
}
