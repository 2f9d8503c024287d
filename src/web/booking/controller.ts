/** The booking page's actions. The address mirrors the state: changing one changes the other. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { countOf, withCount } from "#rules/booking/booking-state.ts";
import type { BookingTools, Core, Extension, PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import { createBrowserApi, details, tabMemory } from "#web/booking/browser.ts";
import { firstPageState } from "#web/booking/first-page-state.ts";
import { focusAfter, letGo } from "#web/booking/focus.ts";
import { formatsOf } from "#web/booking/formats.ts";
import { createGoing } from "#web/booking/going.ts";
import { dayLoader } from "#web/booking/load-days.ts";
import { createLookingBack } from "#web/booking/looking-back.ts";
import { createMembership } from "#web/booking/membership.ts";
import { createNotices } from "#web/booking/notices.ts";
import { createOpening } from "#web/booking/opening.ts";
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
  /** Made by the parts that need them, each once. */
  const extensions = new Map<unknown, Extension>();

  const searching = createSearching({
    api,
    data,
    store,
    noAnswer: words.results.no_answer,
    onSold: (ids) => {
      // What the guest has just ordered is not sold out for them.
      if (store.get().isPlacing || back.isPlaced()) return;
      for (const id of ids) notices.say(words.results.just_sold(formats.nameOf(id)));
      for (const extension of extensions.values()) extension.onSold?.();
    },
  });

  function change(pageState: Partial<PageState>): void {
    store.set(pageState);
    searching.follow();
    for (const extension of extensions.values()) extension.follow();
  }

  const { go, arrive, isHere } = createGoing({ data, words, store, formats, notices, change });
  const membership = createMembership({ api, data, words, notices, change });
  const loadDays = dayLoader({ api, calls, domain: hotel.domain });
  const back = createLookingBack({
    data,
    store,
    ...formats,
    change,
    async findPlaced() {
      const { findPlaced } = await import("#web/booking/sent-orders.ts");
      return findPlaced({ api, calls, memory: tabMemory() }, hotel.domain);
    },
  });
  const searchAgain = () => void searching.search();
  const core: Core = {
    api,
    data,
    words,
    store,
    formats,
    notices,
    membership,
    back,
    go,
    change,
    loadDays,
    searchAgain,
  };

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
    say: notices.say,
    alert: notices.alert,
    loadCalendar: (from, to, ids = data.rooms.map((room) => room.room_class_id)) => loadDays(from, to, ids),
    putCodesBack() {
      const { clearedCodes } = store.get();
      notices.alert(null);
      go((now) => ({ ...now, codes: distinctCodes([...now.codes, ...clearedCodes]) }), { replace: true });
    },
    searchAgain,
    checkAgain() {
      for (const extension of extensions.values()) extension.checkAgain?.();
    },
    makeAnother() {
      back.forget();
      go((now) => now);
      // A page from the back/forward cache still has the results of before the order.
      searchAgain();
    },
    setJoining: (isJoining) => store.set({ isJoining }),
    membership,
    extend<Made extends Extension>(create: (core: Core) => Made): Made {
      const made = (extensions.get(create) as Made | undefined) ?? create(core);
      if (extensions.has(create)) return made;
      extensions.set(create, made);
      // It may have been loaded after the state that needs it had come.
      if (store.get().isLive) afterPaint(made.follow);
      return made;
    },
  };

  const open = createOpening({
    data,
    store,
    change,
    back,
    address: { arrive, isHere, of: formats.addressOf },
    hasDetails: (typed, cart) =>
      [...extensions.values()].some((extension) => extension.hasDetails?.(typed, cart) ?? false),
    begin: () => {
      membership.find();
      return [
        searching.watch(),
        membership.watch(),
        notices.watchConnection(() => store.get().failure !== null && searchAgain()),
      ];
    },
  });

  return { store, tools, open };
}
