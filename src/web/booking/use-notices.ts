/** What the page says beside its content: passing words, an alert that stays until it is closed, and that the line is down. */
import { useEffect, useRef, useState } from "react";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import type { Toast } from "#web/booking/booking-context.ts";

const SHOWN_MS = 6000;
const MOST = 3;

export type Notices = ReturnType<typeof useNotices>;

export function useNotices(words: BookingWords, first: string | null) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [alertText, setAlert] = useState(first);
  const [isOffline, setOffline] = useState(false);
  const next = useRef(0);

  const drop = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  const say = (text: string, undo?: () => void) => {
    const id = (next.current += 1);
    const toast: Toast = undo ? { id, text, undo: () => (undo(), drop(id)) } : { id, text };
    setToasts((before) => [...before, toast].slice(-MOST));
    setTimeout(() => drop(id), SHOWN_MS);
  };

  useEffect(() => {
    const onOffline = () => setOffline(true);
    const onOnline = () => {
      setOffline(false);
      say(words.pay.online);
    };
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    setOffline(!navigator.onLine);
    return () => {
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, []);

  return { toasts, alertText, isOffline, say, alert: setAlert };
}
