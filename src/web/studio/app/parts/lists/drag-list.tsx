/** A list whose items are dragged, with the mouse, a finger or keys: Space picks up, arrows move, Space drops. */
import {
  type Active,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useRef } from "react";
import { StudioIcon } from "../studio-icon.tsx";
import { useListWords } from "./list-words.ts";
import { useFewRows } from "./rows.tsx";
import type { SortableListProps } from "./sortable-list.tsx";

/** A press that moves less than this is no drag. */
const LEAST_PIXELS = 6;

export default function DragList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, move, isGrid = false, className, children } = props;
  const { sort } = useListWords();
  const list = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  useFewRows(list, items.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: LEAST_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = ({ id }: Active | Over) => ids.indexOf(String(id)) + 1;
  const called = (active: Active) => nameOf(items[placeOf(active) - 1]!, placeOf(active) - 1);
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(placeOf(active) - 1, placeOf(over) - 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: sort.help },
        announcements: {
          onDragStart({ active }) {
            hasMoved.current = false;
            return sort.start(called(active), placeOf(active), ids.length);
          },
          // It is over itself at once: that would cut off what has just been said.
          onDragOver({ active, over }) {
            if (!hasMoved.current && over?.id === active.id) return undefined;
            hasMoved.current = true;
            return over ? sort.over(called(active), placeOf(over), ids.length) : sort.cancel(called(active));
          },
          onDragEnd: ({ active, over }) =>
            over ? sort.end(called(active), placeOf(over), ids.length) : sort.cancel(called(active)),
          onDragCancel: ({ active }) => sort.cancel(called(active)),
        },
      }}
    >
      <SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul ref={list} className={className}>
          {items.map((item, at) => (
            <SortableItem key={ids[at]} id={ids[at]!} at={at} name={nameOf(item, at)}>
              {(handle) => children(item, at, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = { id: string; at: number; name: string; children: (handle: ReactNode) => ReactNode };

function SortableItem({ id, at, name, children }: SortableItemProps) {
  const { sort } = useListWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined;
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className="sort-handle"
      aria-label={sort.handle(name)}
      aria-describedby={attributes["aria-describedby"]}
      {...listeners}
    >
      <StudioIcon name="grip" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      data-row={at}
      data-dragging={isDragging}
      className="sortable"
      style={{ transform: moved, transition }}
    >
      {children(handle)}
    </li>
  );
}
