/** A native dialog that is modal for as long as it is there. The browser keeps the rest of the page inert and gives focus back. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { afterPaint } from "#web/ui/after-paint.ts";

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Closes first, so that focus is back where it was when the answer arrives. */
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
      // The press is seen first: giving the page its place back may take longer than a picture.
      afterPaint(() => dialog.current?.close());
    },
    handleClose: () => {
      // The event comes late: a dialog that was shown again meanwhile is not closed.
      if (!dialog.current || dialog.current.open) return;
      (answer.current ?? onClose)();
    },
  };
}
