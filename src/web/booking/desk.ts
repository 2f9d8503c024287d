/** Where the booking page's deeds are done. The address and the state are one: whatever changes the one changes the other. */
import { CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { type BookingState, countOf, readBooking, roomsIn, type Step, withCount } from "#rules/booking-state.ts";
import { nightsBetween } from "#rules/day.ts";
import { chargedPrice } from "#rules/plans.ts";
import { track } from "#web/analytics/track.ts";
import type { Bench, Standing } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import { createBrowserApi, details, memberToken } from "#web/booking/browser.ts";
import { formatsOf } from "#web/booking/formats.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import { dayLoader } from "#web/booking/matrix.ts";
import { createNights, firstNights } from "#web/booking/nights.ts";
import { createNotices } from "#web/booking/notices.ts";
import type { Booking } from "#web/booking/payload.ts";
import { createPlacing } from "#web/booking/placing.ts";
import { createPricing } from "#web/booking/pricing.ts";
import { createSearching } from "#web/booking/searching.ts";
import { createStore, type Store } from "#web/booking/store.ts";

export type Desk = {
  store: Store<Standing>;
  bench: Bench;
  /** The browser takes the page up; what is answered lets go of it again. */
  open: () => () => void;
};

/** Whoever comes straight to the payment has typed nothing that the server knows of: details first. */
function firstStep({ answered, state }: BookingData): Step {
  if (answered) return answered.step;
  return state.step === "pay" ? "details" : state.step;
}

const firstStanding = (data: BookingData): Standing => ({
  isLive: false,
  state: { ...data.state, step: firstStep(data) },
  results: data.results,
  isSearching: false,
  hasFailed: false,
  isOffline: false,
  nights: firstNights(data),
  price: data.price,
  isPricing: false,
  idleCodes: data.idleCodes,
  typed: data.answered?.typed ?? {},
  typedVersion: 0,
  problems: data.answered?.problems ?? [],
  asksCode: data.answered?.asksCode ?? false,
  codeSentTo: null,
  isPlacing: false,
  changed: null,
  member: null,
  alertText: data.priceProblem,
  toasts: [],
});

export function createDesk(data: BookingData, words: BookingWords): Desk {
  const { hotel, calls, lang } = data;
  const api = createBrowserApi(lang);
  const store = createStore(firstStanding(data));
  const notices = createNotices(store, words);
  const formats = formatsOf(data);

  const booking = (): Booking => {
    const { state, idleCodes, typed } = store.get();
    const codes = state.codes.filter((code) => !idleCodes.includes(code));
    return { hotel, lang, state: { ...state, codes }, typed, ways: data.ways };
  };

  const searching = createSearching({
    api,
    data,
    store,
    onSold: (ids) => {
      for (const id of ids) notices.say(words.results.just_sold(formats.nameOf(id)));
      nights.forget();
    },
    onRefused: notices.alert,
  });

  const change = (standing: Partial<Standing>) => {
    store.set(standing);
    searching.follow();
    pricing.follow();
    nights.follow();
  };

  const go: Bench["go"] = (next, { replace = false } = {}) => {
    const before = store.get().state;
    const state = next(before);
    history[replace ? "replaceState" : "pushState"](null, "", formats.addressOf(state));
    change({ state, problems: [] });
    keepLinks();
    if (state.step !== before.step) beginStep();
  };

  const refuse = ({ code, message, extra_info }: CallRefused) => {
    const said = extra_info.message ?? message;
    // By the specification a failed price check clears the promotions; what was wrong is said until it is closed.
    if (code === "COUPON_INVALID") go((now) => ({ ...now, codes: [] }), { replace: true });
    notices.alert(code === "COUPON_INVALID" ? `${said} ${words.price.cleared}` : said);
    if (/SOLD_OUT|NOT_ENOUGH|ENTIRE_RENT/.test(code)) void searching.search();
    const field = fieldOf(extra_info.fields?.[0]);
    if (field !== undefined) showProblems([{ field, text: said }]);
  };

  const loadDays = dayLoader({ api, calls, domain: hotel.domain });
  const nights = createNights({ data, store, bench: { go, say: notices.say, day: formats.day }, loadDays });
  const pricing = createPricing({ api, data, words, store, booking, onRefused: refuse });
  const placing = createPlacing({ api, data, words, store, booking, pricing, notices, refuse, showProblems });

  function judge(step: Step): boolean {
    const { typed, state } = store.get();
    const wrong = judgeDetails(typed, roomsIn(state.cart), words);
    const problems = step === "pay" ? [...wrong, ...judgePay(typed, words)] : wrong;
    showProblems(problems);
    return problems.length === 0;
  }

  /** What was wrong takes the focus, where the guest has not seen it yet. */
  function showProblems(problems: Problem[]): void {
    store.set({ problems });
    if (problems.length === 0) return;
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-problems]")?.focus());
  }

  const setCount: Bench["setCount"] = (room_class_id, rate_plan_id, num) => {
    const which = { room_class_id, rate_plan_id };
    const before = countOf(store.get().state.cart, which);
    go((now) => ({ ...now, cart: withCount(now.cart, which, num) }), { replace: true });
    if (num === 0) {
      notices.say(words.cart.removed(formats.nameOf(room_class_id)), () =>
        setCount(room_class_id, rate_plan_id, before),
      );
    }
    if (num > before) tellAdded(room_class_id, rate_plan_id, num - before);
  };

  function tellAdded(room_class_id: number, rate_plan_id: number, num: number): void {
    const { state, results, member } = store.get();
    const plan = results.offers
      .find((offer) => offer.room_class_id === room_class_id)
      ?.rate_plans.find((each) => each.rate_plan_id === rate_plan_id);
    if (!plan) return;
    track({
      name: "add_to_cart",
      room_class_id,
      rate_plan_id,
      room_class_name: formats.nameOf(room_class_id),
      rate_plan_code_name: plan.rate_plan_code_name,
      price: chargedPrice(plan, member !== null),
      num,
      nights: nightsBetween(state.start, state.end),
    });
  }

  const bench: Bench = {
    data,
    words,
    ...formats,
    go,
    setCount,
    addRoom: (room_class_id, rate_plan_id) =>
      setCount(room_class_id, rate_plan_id, countOf(store.get().state.cart, { room_class_id, rate_plan_id }) + 1),
    type(typed) {
      const all = { ...store.get().typed, ...typed };
      details.keep(all);
      change({ typed: all });
    },
    judge,
    say: notices.say,
    alert: notices.alert,
    loadCalendar: (from, to, ids = data.rooms.map((room) => room.room_class_id)) => loadDays(from, to, ids),
    tapNight: nights.tap,
    loadNightsAgain: nights.again,
    async applyCode(code) {
      const { state, results } = store.get();
      const ordered = new Set(state.cart.map(({ room_class_id }) => room_class_id));
      const body = {
        domain: hotel.domain,
        coupon_code: [code],
        check_in_date: state.start,
        check_out_date: state.end,
        room_code: results.offers.filter((offer) => ordered.has(offer.room_class_id)).map((offer) => offer.room_code),
      };
      // By the specification a check that fails is an empty result, and no error.
      const [found] = await api(calls.confirmCoupons, { body }).catch(() => []);
      store.set({ idleCodes: found?.verify ? [] : [code] });
      if (found?.verify) go((now) => ({ ...now, codes: [...new Set([...now.codes, code])] }), { replace: true });
    },
    searchAgain: () => void searching.search(),
    checkAgain: () => void pricing.check(),
    place: () => judge("pay") && placing.place(),
    sendCode: () => void placing.sendCode(),
    acceptPrice: placing.accept,
    refusePrice: placing.decline,
  };

  /** The links to this page in other languages stand outside of it: they keep pointing to where the guest is. */
  function keepLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = location.search;
  }

  function findMember(): void {
    if (!hotel.hasMembers || memberToken() === null) return;
    api(calls.getMemberCredit, { query: { domain: hotel.domain } }).then(
      (member) => change({ member }),
      () => undefined,
    );
  }

  function open(): () => void {
    const typed = { ...details.recall(), ...data.answered?.typed };
    const hasDetails = judgeDetails(typed, roomsIn(data.state.cart), words).length === 0;
    const { state } = store.get();
    const step = data.state.step === "pay" && hasDetails ? "pay" : state.step;
    change({ isLive: true, typed, typedVersion: 1, state: { ...state, step } });
    document.documentElement.dataset.booking = "ready";
    findMember();
    const onBack = () => {
      const before: BookingState = store.get().state;
      change({ state: readBooking(new URLSearchParams(location.search), data.today), problems: [] });
      keepLinks();
      if (store.get().state.step !== before.step) beginStep();
    };
    // A page that is come back to may be sent again.
    const onShown = (event: PageTransitionEvent) => event.persisted && store.set({ isPlacing: false });
    window.addEventListener("popstate", onBack);
    window.addEventListener("pageshow", onShown);
    const ends = [searching.watch(), notices.watchLine(() => store.get().hasFailed && void searching.search())];
    return () => {
      window.removeEventListener("popstate", onBack);
      window.removeEventListener("pageshow", onShown);
      for (const end of ends) end();
    };
  }

  return { store, bench, open };
}

/** A new step begins at its top, and says so to whoever can't see it. */
function beginStep(): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("#booking [data-step-title]")?.focus({ preventScroll: true });
  });
}
