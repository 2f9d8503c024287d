/** Notices outside the page's content: short messages, an alert that stays until it is closed, and loss of connection. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { PageState, Toast } from "#web/booking/booking-context.ts";
import type { Store } from "#web/booking/store.ts";

const SHOWN_MS = 6000;
const MOST = 3;

export type Notices = ReturnType<typeof createNotices>;

export function createNotices(store: Store<PageState>, words: BookingWords) {
  let last = 0;
  const drop = (id: number) => store.set({ toasts: store.get().toasts.filter((toast) => toast.id !== id) });
  const say = (text: string, undo?: () => void) => {
    const id = (last += 1);
    const toast: Toast = undo ? { id, text, undo: () => (drop(id), undo()) } : { id, text };
    store.set({ toasts: [...store.get().toasts, toast].slice(-MOST) });
    setTimeout(() => drop(id), SHOWN_MS);
  };
  return {
    say,
    /** `clearedCodes`: those that the alert offers to put back. */
    alert: (alertText: string | null, clearedCodes: string[] = []) => store.set({ alertText, clearedCodes }),
    /** Follows whether the browser is online. */
    watchConnection(onBack: () => void): () => void {
      const onOffline = () => store.set({ isOffline: true });
      const onOnline = () => {
        const { alertText } = store.get();
        store.set({ isOffline: false, alertText: alertText === words.pay.offline ? null : alertText });
        say(words.pay.online);
        onBack();
      };
      if (!navigator.onLine) onOffline();
      window.addEventListener("offline", onOffline);
      window.addEventListener("online", onOnline);
      return () => {
        window.removeEventListener("offline", onOffline);
        window.removeEventListener("online", onOnline);
      };
    },
  };
}
