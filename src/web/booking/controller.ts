/** The booking page's actions. The address mirrors the state: changing one changes the other. */
import { CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { countOf, type Step, withCount } from "#rules/booking/booking-state.ts";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import { createBrowserApi, details, tabMemory } from "#web/booking/browser.ts";
import { holdsGuests } from "#web/booking/capacity.ts";
import { createCodes, isSameCode } from "#web/booking/codes.ts";
import { createExtrasLeft } from "#web/booking/extras/extras-left.ts";
import { firstPageState } from "#web/booking/first-page-state.ts";
import { focusAfter, letGo, showProblemList, showStep } from "#web/booking/focus.ts";
import { formatsOf } from "#web/booking/formats.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import { createLookingBack } from "#web/booking/looking-back.ts";
import { dayLoader } from "#web/booking/matrix.ts";
import { createMembership } from "#web/booking/membership.ts";
import { createNights } from "#web/booking/nights.ts";
import { createNotices } from "#web/booking/notices.ts";
import type { Booking } from "#web/booking/payload.ts";
import { createPhones } from "#web/booking/phones.ts";
import { createPlacing } from "#web/booking/placing.ts";
import { createPricing } from "#web/booking/pricing.ts";
import { withOfferedExtras } from "#web/booking/extras/offered-extras.ts";
import { stayKey } from "#web/booking/results.ts";
import { besidesSheet, createSheets } from "#web/booking/room-sheet/sheet-state.ts";
import { createSearching } from "#web/booking/searching.ts";
import { recallPlaced } from "#web/booking/sent-orders.ts";
import { createStore, type Store } from "#web/booking/store.ts";
import { reportAdded } from "#web/booking/report-added.ts";
import { readChanged, restoreTyped } from "#web/booking/typed-form.ts";
import { afterPaint } from "#web/ui/after-paint.ts";

export type Controller = {
  store: Store<PageState>;
  tools: BookingTools;
  /** Starts when the page is hydrated; the function it returns stops it. */
  open: () => () => void;
};

const EVENTS = ["click", "keydown", "submit", "input", "change"] as const;

export function createController(data: BookingData, words: BookingWords): Controller {
  const { hotel, calls, lang } = data;
  const api = createBrowserApi(lang);
  const store = createStore(firstPageState(data), afterPaint);
  const notices = createNotices(store, words);
  const formats = formatsOf(data);
  const phones = createPhones();
  const formSettings = () => ({ lang, country: data.country, questions: hotel.questions, readPhone: phones.read() });
  /** The address as last written here, to ignore navigation that changes nothing. */
  let search = "";

  const booking = (): Booking => {
    const { state, heldCodes, typed, member } = store.get();
    const codes = state.codes.filter((code) => heldCodes.some((held) => isSameCode(held, code)));
    const isMember = member !== null;
    return { hotel, lang, state: { ...state, codes }, typed, ways: data.ways, isMember, country: data.country };
  };

  const searching = createSearching({
    api,
    data,
    store,
    noAnswer: words.results.no_answer,
    onSold: (ids) => {
      // What the guest has just ordered is not sold out for them.
      if (store.get().isPlacing || back.isPlaced()) return;
      for (const id of ids) notices.say(words.results.just_sold(formats.nameOf(id)));
      nights.forget();
    },
  });

  function change(pageState: Partial<PageState>): void {
    store.set(pageState);
    searching.follow();
    codes.follow();
    pricing.follow();
    nights.follow();
    extrasLeft.follow();
  }

  const go: BookingTools["go"] = (next, { replace = false } = {}) => {
    const { state: before, results } = store.get();
    const wanted = withOfferedExtras(next(before), results.offers);
    // Details and payment need rooms, with a bed for everyone.
    const isEnough = wanted.cart.length > 0 && holdsGuests(wanted, formats.roomOf, results);
    const state = isEnough ? wanted : { ...wanted, step: "rooms" as const };
    history[replace ? "replaceState" : "pushState"](replace ? history.state : null, "", formats.addressOf(state));
    const { alertText } = store.get();
    // Notices about the cart no longer apply once it has changed.
    const isOver =
      state.cart !== before.cart && Object.values(data.lineWords).some((text) => alertText?.includes(text));
    // So do the reasons of refused codes, with another stay too.
    const isSameBooking = state.cart === before.cart && stayKey(state) === stayKey(before);
    const refusedCodes = isSameBooking ? store.get().refusedCodes : [];
    // The browser paints the click first: what follows may take longer than a frame.
    const railProblem = state.rail === before.rail ? store.get().railProblem : null;
    store.later(() => change({ state, problems: [], alertText: isOver ? null : alertText, railProblem, refusedCodes }));
    if (before.rail && !state.rail && !isSameBooking) notices.say(words.rail.removed);
    arrive(state.step !== before.step);
  };

  /** The links to other languages are outside this page's React tree; they must follow its state. */
  function arrive(isNewStep: boolean): void {
    search = location.search;
    afterPaint(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = location.search;
    });
    if (isNewStep) showStep(() => `${words.titles[store.get().state.step]} | ${hotel.hotel_name}`);
  }

  const refuse = ({ code, message, extra_info }: CallRefused) => {
    if (code === "SIGN_IN_NEEDED") {
      void membership.recover().then((isRenewed) => (isRenewed ? pricing.check() : undefined));
      return;
    }
    const text = extra_info.message ?? message;
    if (code.startsWith("RAIL_")) return store.set({ railProblem: text });
    // By the specification a failed price check clears the promotions; the reason stays until the guest closes it.
    const cleared = booking().state.codes;
    if (cleared.length > 0) go((now) => ({ ...now, codes: [] }), { replace: true });
    const good = cleared.filter((code) => !extra_info.coupons?.some((refused) => isSameCode(refused.code, code)));
    notices.alert(cleared.length > 0 ? words.price.cleared(text) : text, good);
    if (code.startsWith("ADD_ON_")) extrasLeft.again();
    if (/SOLD_OUT|NOT_ENOUGH|ENTIRE_RENT|ON_SALE/.test(code)) void searching.search();
    const field = fieldOf(extra_info.fields?.[0]);
    if (field !== undefined) showProblems([{ field, text }]);
  };

  function showProblems(problems: Problem[]): void {
    store.set({ problems });
    if (problems.length > 0) showProblemList();
  }

  const membership = createMembership({ api, data, words, notices, change });
  const codes = createCodes({ api, data, words, store, booking, onHeld: () => pricing.follow() });
  const loadDays = dayLoader({ api, calls, domain: hotel.domain });
  const nights = createNights({ data, store, tools: { go, say: notices.say, day: formats.day }, loadDays });
  const extrasLeft = createExtrasLeft({ api, data, store });
  const pricing = createPricing({ api, data, words, store, booking, onRefused: refuse });
  const onPlaced = (order_doc: string) => back.leave(order_doc);
  const ordering = { api, data, words, store, memory: tabMemory, booking, pricing, notices, refuse, showProblems };
  const placing = createPlacing({ ...ordering, onPlaced });
  const back = createLookingBack({ data, store, ...formats, change, isStillPlaced: placing.isStillPlaced });

  function judge(step: Step): boolean {
    const { typed, state } = store.get();
    const wrong = judgeDetails(typed, state.cart, words, formSettings());
    const extras = judgeExtras(store.get(), words);
    const problems = [...extras, ...wrong, ...(step === "pay" ? judgePay(typed, words) : [])];
    showProblems(problems);
    return problems.length === 0;
  }

  const setCount: BookingTools["setCount"] = (room_class_id, rate_plan_id, num) => {
    const which = { room_class_id, rate_plan_id };
    const { cart } = store.get().state;
    const before = countOf(cart, which);
    if (num === 0 || before === 0) letGo();
    store.later(() => {
      go((now) => ({ ...now, cart: withCount(now.cart, which, num) }), { replace: true });
      if (num > 0) return;
      const undo = () => go((now) => ({ ...now, cart }), { replace: true });
      notices.say(words.cart.removed(formats.nameOf(room_class_id)), undo);
    });
    focusAfter(which);
    const added = { ...which, num: num - before };
    if (num > before) afterPaint(() => reportAdded(store.get(), added, formats.nameOf(room_class_id)));
  };

  const tools: BookingTools = {
    data,
    words,
    ...formats,
    go,
    setCount,
    ...createSheets(store, go),
    addRoom: (room_class_id, rate_plan_id) =>
      setCount(room_class_id, rate_plan_id, countOf(store.get().state.cart, { room_class_id, rate_plan_id }) + 1),
    type(typed) {
      const { typed: before, problems } = store.get();
      const all = { ...before, ...typed };
      details.keep(all);
      // A field's error no longer applies once its value has changed.
      const isSame = (name: string) => (all[name] ?? "") === (before[name] ?? "");
      // A number is judged together with its country.
      const isStill = ({ field }: Problem) =>
        field === undefined || (isSame(field) && (field !== "booker_phone" || isSame("phone_country")));
      change({ typed: all, problems: problems.every(isStill) ? problems : problems.filter(isStill) });
    },
    judge,
    phones,
    say: notices.say,
    alert: notices.alert,
    loadCalendar: (from, to, ids = data.rooms.map((room) => room.room_class_id)) => loadDays(from, to, ids),
    tapNight: nights.tap,
    loadNightsAgain: nights.again,
    putCodesBack() {
      const { clearedCodes } = store.get();
      notices.alert(null);
      go((now) => ({ ...now, codes: distinctCodes([...now.codes, ...clearedCodes]) }), { replace: true });
    },
    async applyCode(code) {
      codes.forgetTyped();
      const held = await codes.confirm([code]);
      if (held.length > 0) go((now) => ({ ...now, codes: distinctCodes([...now.codes, ...held]) }), { replace: true });
      return held.length > 0;
    },
    searchAgain: () => void searching.search(),
    checkAgain: () => void pricing.check(),
    place: () => judge("pay") && placing.place(),
    sendCode: () => void placing.sendCode(),
    acceptPrice: placing.accept,
    refusePrice: placing.decline,
    makeAnother() {
      back.forget();
      go((now) => now);
      // A page from the back/forward cache still has the results of before the order.
      void searching.search();
    },
    setJoining: (isJoining) => store.set({ isJoining }),
    membership,
  };

  /** What was typed before the script had loaded, and in this tab; and the step that this allows. */
  function takeOver(): void {
    const form = document.querySelector<HTMLFormElement>("#details, #pay");
    const typed = { ...data.saved, ...details.recall(), ...data.answered?.typed, ...(form ? readChanged(form) : {}) };
    if (form) restoreTyped(form, typed);
    const { state } = store.get();
    const hasDetails = judgeDetails(typed, state.cart, words, formSettings()).length === 0;
    const step = data.state.step === "pay" && hasDetails ? "pay" : state.step;
    history.replaceState(history.state, "", formats.addressOf({ ...state, step }));
    // The state is unchanged, so nothing is rendered again.
    change({ typed, state: step === state.step ? state : { ...state, step } });
  }

  function open(): () => void {
    const isPlaced = isAboutPlaced(recallPlaced(tabMemory()) ?? data.placed, store.get().state);
    // The address of what was ordered stays: should the order lapse, it can be made again.
    if (isPlaced) store.set({ typed: details.recall() });
    else takeOver();
    membership.find();
    arrive(false);
    void back.look();
    const onBack = () => {
      if (location.search === search) return;
      const before = store.get().state;
      const next = besidesSheet(before, back.arrive());
      history.replaceState(history.state, "", formats.addressOf(next));
      change({ state: next, problems: [], refusedCodes: [] });
      arrive(next.step !== before.step);
    };
    // Restored from the back/forward cache: the order can be sent again.
    const onShown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      store.set({ isPlacing: false });
      void back.look();
    };
    const onCurrency = ({ detail }: CustomEvent<string>) => store.set({ currency: detail });
    window.addEventListener("popstate", onBack);
    window.addEventListener("pageshow", onShown);
    document.addEventListener("yado:currency", onCurrency);
    // Before React handles an event, pending changes are rendered: actions work on the current state.
    for (const event of EVENTS) window.addEventListener(event, store.catchUp, true);
    const ends = [
      searching.watch(),
      membership.watch(),
      notices.watchConnection(() => store.get().failure !== null && void searching.search()),
    ];
    return () => {
      window.removeEventListener("popstate", onBack);
      window.removeEventListener("pageshow", onShown);
      document.removeEventListener("yado:currency", onCurrency);
      for (const event of EVENTS) window.removeEventListener(event, store.catchUp, true);
      for (const end of ends) end();
    };
  }

  return { store, tools, open };
}
