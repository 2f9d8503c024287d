/** The booking page's life: the address and the state are one, and every deed of the parts ends here. */
import { useEffect, useMemo, useRef, useState } from "react";
import { CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { checkLines } from "#rules/availability.ts";
import { type BookingState, readBooking, roomsIn, type Step } from "#rules/booking-state.ts";
import type { Bench, Live, Member } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import { createBrowserApi, details, memberToken } from "#web/booking/browser.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import type { Booking, Typed } from "#web/booking/payload.ts";
import { createBench, type Reached } from "#web/booking/bench.ts";
import { useNotices } from "#web/booking/use-notices.ts";
import { usePlacing } from "#web/booking/use-placing.ts";
import { usePrice } from "#web/booking/use-price.ts";
import { useResults } from "#web/booking/use-results.ts";

/** Whoever comes straight to the payment has typed nothing that the server knows of: details first. */
function firstStep({ answered, state }: BookingData): Step {
  if (answered) return answered.step;
  return state.step === "pay" ? "details" : state.step;
}

export function useBooking(data: BookingData, words: BookingWords): { bench: Bench; live: Live } {
  const api = useMemo(() => createBrowserApi(data.lang), [data.lang]);
  const [isLive, setLive] = useState(false);
  const [state, setState] = useState<BookingState>({ ...data.state, step: firstStep(data) });
  const [typed, setTyped] = useState<Typed>(data.answered?.typed ?? {});
  const [typedVersion, setTypedVersion] = useState(0);
  const [problems, setProblems] = useState<Problem[]>(data.answered?.problems ?? []);
  const [idleCodes, setIdleCodes] = useState(data.idleCodes);
  const [member, setMember] = useState<Member | null>(null);
  const notices = useNotices(words, data.priceProblem);

  const codes = state.codes.filter((code) => !idleCodes.includes(code));
  const booking: Booking = { hotel: data.hotel, lang: data.lang, state: { ...state, codes }, typed, ways: data.ways };

  const { results, isSearching, hasFailed, searchAgain } = useResults({
    api,
    data,
    state,
    isMember: member !== null,
    isLive,
    onSold: (sold) => {
      const names = sold.flatMap((id) => bench.roomOf(id)?.room_class_name ?? []);
      for (const name of names) notices.say(words.results.just_sold(name));
    },
    onRefused: notices.alert,
  });

  const go: Bench["go"] = (change, { replace = false } = {}) => {
    setState((before) => {
      const next = change(before);
      history[replace ? "replaceState" : "pushState"](null, "", bench.addressOf(next));
      return next;
    });
  };

  const refuse = ({ code, message, extra_info }: CallRefused) => {
    const said = extra_info.message ?? message;
    // By the specification a failed price check clears the promotions; what was wrong is said until it is closed.
    if (code === "COUPON_INVALID") go((before) => ({ ...before, codes: [] }), { replace: true });
    notices.alert(code === "COUPON_INVALID" ? `${said} ${words.price.cleared}` : said);
    if (/SOLD_OUT|NOT_ENOUGH|ENTIRE_RENT/.test(code)) searchAgain();
    const field = fieldOf(extra_info.fields?.[0]);
    if (field !== undefined) setProblems([{ field, text: said }]);
  };

  const pricing = usePrice({ api, data, words, booking, isMember: member !== null, isLive, onRefused: refuse });
  const placing = usePlacing({ api, data, words, booking, pricing, notices, refuse, setProblems });

  const judge = (step: Step): boolean => {
    const wrong =
      step === "details"
        ? judgeDetails(typed, roomsIn(state.cart), words)
        : [...judgeDetails(typed, roomsIn(state.cart), words), ...judgePay(typed, words)];
    setProblems(wrong);
    return wrong.length === 0;
  };

  const latest: Reached = {
    state,
    typed,
    results,
    member,
    go,
    judge,
    notices,
    placing,
    pricing,
    setTyped,
    setIdleCodes,
    searchAgain,
  };
  const reached = useRef(latest);
  reached.current = latest;
  const bench = useMemo(() => createBench(data, words, api, reached), [data, words, api]);

  useEffect(() => {
    const kept = details.recall();
    const now = { ...kept, ...data.answered?.typed };
    setTyped(now);
    setTypedVersion(1);
    if (data.state.step === "pay" && judgeDetails(now, roomsIn(data.state.cart), words).length === 0) {
      setState((before) => ({ ...before, step: "pay" }));
    }
    setLive(true);
    document.documentElement.dataset.booking = "ready";
    const onBack = () => setState(readBooking(new URLSearchParams(location.search), data.today));
    const onShown = (event: PageTransitionEvent) => event.persisted && reached.current.placing.rest();
    window.addEventListener("popstate", onBack);
    window.addEventListener("pageshow", onShown);
    return () => {
      window.removeEventListener("popstate", onBack);
      window.removeEventListener("pageshow", onShown);
    };
    // Once: the page was drawn from this data.
  }, []);

  useEffect(() => {
    if (!isLive || !data.hotel.hasMembers || memberToken() === null) return;
    api(data.calls.getMemberCredit, { query: { domain: data.hotel.domain } }).then(setMember, () => setMember(null));
  }, [isLive]);

  // The links to this page in other languages stand outside: they keep pointing to where the guest is.
  useEffect(() => {
    if (!isLive) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = location.search;
  }, [state, isLive]);

  useStepChange(state.step);

  const lineProblems = checkLines(state.cart, results.offers);
  return {
    bench,
    live: {
      isLive,
      state,
      results,
      isSearching,
      hasFailed,
      isOffline: notices.isOffline,
      lineProblems: isSearching ? lineProblems.map(() => null) : lineProblems,
      price: pricing.price,
      isPricing: pricing.isPricing,
      idleCodes,
      typed,
      typedVersion,
      problems,
      asksCode: placing.asksCode,
      codeSentTo: placing.codeSentTo,
      isPlacing: placing.isPlacing,
      changed: placing.changed,
      member,
      alertText: notices.alertText,
      toasts: notices.toasts,
    },
  };
}

/** A new step begins at its top, and says so to whoever can't see it. */
function useStepChange(step: Step): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("#booking [data-step-title]")?.focus({ preventScroll: true });
  }, [step]);
}
