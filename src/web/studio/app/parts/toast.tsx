/** `const toast = useToast(); toast("Saved", undo)`: says what was done, and offers to undo it where that is possible. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useAppWords } from "../studio-data.ts";

const SHOWN_MS = 6000;
const UNDO_MS = 12_000;

/** One that only says something goes when the next one comes: on a phone three would cover the screen. */
let plain: string | null = null;
/** The one that offers to undo something. */
let undoable: string | null = null;

/** It was undone elsewhere. */
export function hideUndo(): void {
  if (undoable) notifications.hide(undoable);
}

export function useToast(): (text: string, undo?: () => Promise<unknown>) => void {
  const words = useAppWords();
  return (text, undo) => {
    const id = crypto.randomUUID();
    const takeBack = async () => {
      notifications.hide(id);
      await undo?.();
    };
    if (plain) notifications.hide(plain);
    plain = undo ? null : id;
    if (undo) undoable = id;
    notifications.show({
      id,
      autoClose: undo ? UNDO_MS : SHOWN_MS,
      closeButtonProps: { "aria-label": words.close },
      message: (
        <span className="toast">
          {text}
          {undo ? (
            <Button variant="subtle" size="compact-sm" onClick={() => void takeBack()}>
              {words.undo}
            </Button>
          ) : null}
        </span>
      ),
    });
  };
}
