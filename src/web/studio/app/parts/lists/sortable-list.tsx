/**
 * A list that is put in order by dragging. Whoever uses it keeps buttons beside it that do the same, one step at a time: they
 * work from the first moment, while the code for dragging is still on its way.
 */
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useFewRows } from "./rows.tsx";
import "./lists.css";

export type SortableListProps<Item> = {
  items: readonly Item[];
  idOf: (item: Item, at: number) => string;
  /** As the voice of a screen reader calls it. */
  nameOf: (item: Item, at: number) => string;
  move: (from: number, to: number) => void;
  /** Items in rows and columns, as pictures are. */
  isGrid?: boolean;
  className: string;
  children: (item: Item, at: number, handle: ReactNode) => ReactNode;
};

const DragList = lazy(() => import("./drag-list.tsx")) as <Item>(props: SortableListProps<Item>) => ReactNode;

export function SortableList<Item>(props: SortableListProps<Item>) {
  return (
    <Suspense fallback={<StillList {...props} />}>
      <DragList {...props} />
    </Suspense>
  );
}

function StillList<Item>({ items, idOf, className, children }: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  useFewRows(list, items.length);
  return (
    <ul ref={list} className={className}>
      {items.map((item, at) => (
        <li key={idOf(item, at)} data-row={at} className="sortable">
          {children(item, at, <span className="sort-handle" />)}
        </li>
      ))}
    </ul>
  );
}
