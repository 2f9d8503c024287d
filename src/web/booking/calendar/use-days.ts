/** Which months are shown, which day has the keyboard focus, and when the focus moves. */
import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type CalendarMonth, type DayRange, withinRange } from "#rules/booking/calendar.ts";
import { addDays } from "#rules/time/day.ts";

type DaysProps = {
  scroller: RefObject<HTMLElement | null>;
  months: CalendarMonth[];
  range: DayRange;
  start: string;
  isWide: boolean;
  /** The month is in view or about to be. */
  onNear: (month: number) => void;
};

/** How many are shown side by side. */
const PAIR = 2;
/** Rendered at once; the following months as soon as the calendar is open. */
const AT_ONCE = 3;
const NEAR = "600px 0px";

export function useDays({ scroller, months, range, start, isWide, onNear }: DaysProps) {
  const monthOf = (day: string) => months.findIndex(({ last }) => day <= last);
  const paired = (index: number) => Math.max(0, Math.min(index, months.length - PAIR));
  const [active, setActive] = useState(() => withinRange(start, range));
  const [first, setFirst] = useState(() => paired(monthOf(active)));
  const [drawn, setDrawn] = useState(() => Math.min(months.length, monthOf(active) + AT_ONCE));
  const wish = useRef<{ day: string; isJump: boolean } | null>({ day: active, isJump: true });

  const shown = useMemo(
    () => (isWide ? months.slice(first, first + PAIR) : months.slice(0, drawn)),
    [months, isWide, first, drawn],
  );

  useEffect(() => startTransition(() => setDrawn(months.length)), [months]);

  const elementOf = (key: string) => scroller.current?.querySelector<HTMLElement>(`[data-month="${key}"]`);
  const scrollTo = (day: string) => scroller.current?.scrollTo({ top: elementOf(day.slice(0, 7))?.offsetTop ?? 0 });

  // After each render, because the day may have to be rendered before it can take focus.
  const wasWide = useRef(isWide);
  useLayoutEffect(() => {
    // After the screen is rotated, the month that was in view is scrolled to again.
    if (wasWide.current !== isWide) scrollTo(active);
    wasWide.current = isWide;
    if (!wish.current) return;
    const { day, isJump } = wish.current;
    const button = scroller.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!button) return;
    wish.current = null;
    if (isJump) scrollTo(day);
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const root = scroller.current!;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const key = (target as HTMLElement).dataset.month;
          if (isIntersecting) onNear(months.findIndex((month) => month.key === key));
        }
      },
      { root, rootMargin: NEAR },
    );
    for (const { key } of shown) watch.observe(root.querySelector(`[data-month="${key}"]`)!);
    return () => watch.disconnect();
  }, [scroller, months, shown, onNear]);

  /** The months of which at least half is visible. */
  const inView = (): CalendarMonth[] => {
    const { top, bottom } = scroller.current!.getBoundingClientRect();
    return shown.filter(({ key }) => {
      const box = elementOf(key)!.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      return middle > top && middle < bottom;
    });
  };

  const show = (index: number) => {
    if (index < first || index >= first + PAIR) setFirst(paired(index < first ? index : index - PAIR + 1));
  };

  const goTo = (day: string, isJump = false) => {
    setActive(day);
    show(monthOf(day));
    wish.current = { day, isJump };
  };

  return {
    active,
    shown,
    isAtStart: first === 0,
    isAtEnd: first + PAIR >= months.length,
    goTo,
    /** Previous or next month; one of the visible days gets the keyboard focus. */
    turn: (count: 1 | -1) => {
      const next = paired(first + count);
      setFirst(next);
      const { first: from } = months[next]!;
      const { last: to } = months[next + PAIR - 1]!;
      if (active < from || active > to) setActive(withinRange(from, range));
    },
    /** Where to look for the next free day: after the focused day, or in the visible months if that day is not visible. */
    afterHere: (): string => {
      const seen = inView();
      const isSeen = seen.some(({ first, last }) => active >= first && active <= last);
      return isSeen || seen.length === 0 ? addDays(active, 1) : withinRange(seen[0]!.first, range);
    },
  };
}
