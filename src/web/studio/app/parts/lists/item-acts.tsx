/** What can be done to one item of a short list: one place up, one down, or away. */
import { ActionIcon } from "@mantine/core";
import { StudioIcon, type StudioIconName } from "../studio-icon.tsx";

type ActProps = { icon: StudioIconName; label: string; color?: string; disabled?: boolean; onClick: () => void };

function Act({ icon, label, ...more }: ActProps) {
  return (
    <ActionIcon size="lg" variant="subtle" aria-label={label} {...more}>
      <StudioIcon name={icon} />
    </ActionIcon>
  );
}

export function RemoveItem({ label, remove }: { label: string; remove: () => void }) {
  return <Act icon="trash" label={label} color="clay" onClick={remove} />;
}

type MoveItemProps<Item> = {
  items: readonly Item[];
  at: number;
  /** As a screen reader calls the two buttons. */
  labels: readonly [before: string, after: string];
  isGrid?: boolean;
  change: (items: Item[]) => void;
};

/** Beside dragging: works from the first moment, and needs no fine hand. */
export function MoveItem<Item>({ items, at, labels, isGrid = false, change }: MoveItemProps<Item>) {
  const swap = (to: number) => change(items.with(at, items[to]!).with(to, items[at]!));
  const [before, after] = isGrid ? (["left", "right"] as const) : (["up", "down"] as const);
  return (
    <>
      <Act icon={before} label={labels[0]} disabled={at === 0} onClick={() => swap(at - 1)} />
      <Act icon={after} label={labels[1]} disabled={at === items.length - 1} onClick={() => swap(at + 1)} />
    </>
  );
}
