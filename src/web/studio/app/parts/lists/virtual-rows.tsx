/** The rows of a list. Of a long one only those near the screen are made, so that 10,000 scroll as well as ten. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRowFocus } from "./list-keys.ts";
import "./lists.css";

/** Up to here all rows are made: the browser's own search finds every one. */
const FEW = 80;

type RowsProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row's content; j and k focus its first link, or the button that opens it (`data-open`). */
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

const focusable = "a, button[data-open]";

export function Rows<Row>(props: RowsProps<Row>) {
  const isLong = props.rows.length > FEW;
  return isLong ? <LongRows {...props} /> : <FewRows {...props} />;
}

const indexOfFocus = (list: HTMLElement | null): number => {
  const row = document.activeElement?.closest<HTMLElement>("[data-row]");
  return row && list?.contains(row) ? Number(row.dataset.row) : -1;
};

const rowAt = (list: HTMLElement | null, at: number) =>
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

function LongRows<Row>({ rows, keyOf, render, className = "", isBusy = false, height, onEnd, all }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + scrollY : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Its functions are only called here, never handed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 10,
    scrollMargin: top,
    getItemKey: (at) => keyOf(rows[at]!),
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isAtEnd = last >= rows.length - 20;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(list.current, wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  useRowFocus((by) => {
    const from = wanted.current ?? indexOfFocus(list.current);
    const next = Math.max(0, Math.min(rows.length - 1, (from < 0 && by > 0 ? firstSeen(list.current) - 1 : from) + by));
    const row = rowAt(list.current, next);
    virtualizer.scrollToIndex(next, { align: "auto" });
    if (row) row.focus({ preventScroll: true });
    else wanted.current = next;
  });
  return (
    <ul
      ref={list}
      className={`rows is-long ${className}`}
      aria-busy={isBusy}
      style={{ height: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map((item) => (
        <li
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          data-row={item.index}
          aria-setsize={all ?? rows.length}
          aria-posinset={item.index + 1}
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          {render(rows[item.index]!, item.index)}
        </li>
      ))}
    </ul>
  );
}

/** Where somebody who has scrolled begins. */
function firstSeen(list: HTMLElement | null): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const seen = rows
    .map((row) => ({ at: Number(row.dataset.row), top: row.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0)
    .toSorted((one, other) => one.top - other.top);
  return seen[0]?.at ?? 0;
}
