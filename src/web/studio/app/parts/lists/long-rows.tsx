/** The rows of a long list: only those near the screen are made. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRowFocus } from "./list-keys.ts";
import { indexOfFocus, rowAt, type RowsProps } from "./rows.tsx";

export default function LongRows<Row>({
  rows,
  keyOf,
  render,
  className = "",
  isBusy = false,
  height,
  onEnd,
  all,
}: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + scrollY : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // The same one as long as the rows are: with another, all of them would be measured again at each press.
  const getItemKey = useCallback((at: number) => keyOf(rows[at]!), [keyOf, rows]);
  // Its functions are only called here, never handed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 8,
    scrollPaddingStart: 76,
    scrollPaddingEnd: 24,
    scrollMargin: top,
    getItemKey,
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
