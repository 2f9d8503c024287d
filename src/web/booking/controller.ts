/** The booking page's actions. The address mirrors the state: changing one changes the other. */
import { CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { countOf, type Step, withCount } from "#rules/booking/booking-state.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import { createBrowserApi, details, tabMemory } from "#web/booking/browser.ts";
import { createCodes, isSameCode } from "#web/booking/codes.ts";
import { createExtrasLeft } from "#web/booking/extras/extras-left.ts";
import { firstPageState } from "#web/booking/first-page-state.ts";
import { focusAfter, letGo, showCodes, showProblemList } from "#web/booking/focus.ts";
import { formatsOf } from "#web/booking/formats.ts";
import { createGoing } from "#web/booking/going.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import { createLookingBack } from "#web/booking/looking-back.ts";
import { dayLoader } from "#web/booking/matrix.ts";
import { createMembership } from "#web/booking/membership.ts";
import { createNights } from "#web/booking/nights.ts";
import { createNotices } from "#web/booking/notices.ts";
import type { Booking } from "#web/booking/payload.ts";
import { createOpening } from "#web/booking/opening.ts";
import { createPhones } from "#web/booking/phones.ts";
import { createPlacing } from "#web/booking/placing.ts";
import { createPricing } from "#web/booking/pricing.ts";
import { createSheets } from "#web/booking/room-sheet/sheet-state.ts";
import { createSearching } from "#web/booking/searching.ts";
import { createStore, type Store } from "#web/booking/store.ts";
import { reportAdded } from "#web/booking/report-added.ts";
import { afterPaint } from "#web/ui/after-paint.ts";

export type Controller = {
  store: Store<PageState>;
  tools: BookingTools;
  /** Starts when the page is hydrated; the function it returns stops it. */
  open: () => () => void;
};

export function createController(data: BookingData, words: BookingWords): Controller {
  const { hotel, calls, lang } = data;
  const api = createBrowserApi(lang);
  const store = createStore(firstPageState(data), afterPaint);
  const notices = createNotices(store, words);
  const formats = formatsOf(data);
  const phones = createPhones();
  const formSettings = () => ({ lang, country: data.country, questions: hotel.questions, readPhone: phones.read() });

  const booking = (): Booking => {
    const { state, heldCodes, typed, member } = store.get();
    const codes = state.codes.filter((code) => heldCodes.some((held) => isSameCode(held, code)));
    const isMember = member !== null;
    const { ways, rooms, country } = data;
    return { hotel, lang, state: { ...state, codes }, typed, ways, rooms, isMember, country };
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

  const { go, arrive, isHere } = createGoing({ data, words, store, formats, notices, change });

  const refuse = ({ code, message, extra_info }: CallRefused) => {
    if (code === "SIGN_IN_NEEDED") {
      void membership.recover().then((isRenewed) => (isRenewed ? pricing.check() : undefined));
      return;
    }
    const text = extra_info.message ?? message;
    if (code.startsWith("RAIL_")) return store.set({ railProblem: text });
    // Each says why at its field; the price is then that of the others.
    if (extra_info.coupons?.length) {
      codes.refuse(extra_info.coupons);
      return showCodes();
    }
    // By the specification a failed price check clears the promotions; the reason stays until the guest closes it.
    const cleared = booking().state.codes;
    if (cleared.length > 0) go((now) => ({ ...now, codes: [] }), { replace: true });
    notices.alert(cleared.length > 0 ? words.price.cleared(text, cleared.join(", ")) : text, cleared);
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
  const back = createLookingBack({ data, store, ...formats, change, findPlaced: placing.findPlaced });

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
    type(typed) {
      const { typed: before, problems } = store.get();
      const all = { ...before, ...typed };
      details.keep(all);
      // A field's error no longer applies once its value has changed.
      const isSame = (name: string) => (all[name] ?? "") === (before[name] ?? "");
      // A number is judged together with its country.
      const isStill = ({ field }: Problem) =>
        field === undefined || (isSame(field) && (field !== "booker_phone" || isSame("phone_country")));
      // A code for cards alone is judged anew with another way to pay.
      const refused = isSame("way") ? {} : { refusedCodes: [] };
      change({ typed: all, problems: problems.every(isStill) ? problems : problems.filter(isStill), ...refused });
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

  const open = createOpening({
    data,
    store,
    change,
    back,
    address: { arrive, isHere, of: formats.addressOf },
    hasDetails: (typed, cart) => judgeDetails(typed, cart, words, formSettings()).length === 0,
    begin: () => {
      membership.find();
      return [
        searching.watch(),
        membership.watch(),
        notices.watchConnection(() => store.get().failure !== null && void searching.search()),
      ];
    },
  });

  return { store, tools, open };
}
