/** A native dialog that is modal while it is mounted. The browser makes the rest of the page inert and restores the focus. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { afterPaint } from "#web/ui/after-paint.ts";

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Closes first, so that the focus is restored before the answer is handled. */
  closeWith: (answer: () => void) => void;
  /** For the dialog's `onClose`. */
  handleClose: () => void;
};

export function useModal(onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return {
    dialog,
    closeWith: (given) => {
      answer.current = given;
      // The click is painted first: restoring the page may take longer than a frame.
      afterPaint(() => dialog.current?.close());
    },
    handleClose: () => {
      // The close event comes late: a dialog that was opened again meanwhile stays open.
      if (!dialog.current || dialog.current.open) return;
      (answer.current ?? onClose)();
    },
  };
}
