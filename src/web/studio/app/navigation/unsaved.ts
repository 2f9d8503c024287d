/** "Leave without saving?": forms say that something would be lost, and whoever leaves is asked first. */
import { useEffect } from "react";

const unsaved = new Set<object>();

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Shows the question; the app's frame sets it. */
let ask: () => Promise<boolean> = async () => true;

export function askBeforeLeaving(question: () => Promise<boolean>): void {
  ask = question;
}

export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  const leaves = await ask();
  if (leaves) unsaved.clear();
  return leaves;
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** While `isUnsaved`, leaving the screen or closing the tab asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    unsaved.add(mark);
    addEventListener("beforeunload", warn);
    return () => {
      unsaved.delete(mark);
      if (!hasUnsaved()) removeEventListener("beforeunload", warn);
    };
  }, [isUnsaved]);
}
