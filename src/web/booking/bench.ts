/** Formats and deeds of the booking page, made once: they reach the latest state through a reference. */
import type { RefObject } from "react";
import type { ApiClient } from "#contract/client.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { type BookingState, countOf, type Step, withCount, writeBooking } from "#rules/booking-state.ts";
import { nightsBetween } from "#rules/day.ts";
import { chargedPrice } from "#rules/plans.ts";
import { shownMoney } from "#rules/shown-money.ts";
import { track } from "#web/analytics/track.ts";
import type { Bench, Member } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { details } from "#web/booking/browser.ts";
import type { Typed } from "#web/booking/payload.ts";
import type { Notices } from "#web/booking/use-notices.ts";
import type { usePlacing } from "#web/booking/use-placing.ts";
import type { usePrice } from "#web/booking/use-price.ts";

export type Reached = {
  state: BookingState;
  typed: Typed;
  results: { offers: BookingData["results"]["offers"] };
  member: Member | null;
  go: Bench["go"];
  judge: (step: Step) => boolean;
  notices: Notices;
  placing: ReturnType<typeof usePlacing>;
  pricing: ReturnType<typeof usePrice>;
  setTyped: (typed: Typed) => void;
  setIdleCodes: (codes: string[]) => void;
  searchAgain: () => void;
};

export function createBench(
  data: BookingData,
  words: BookingWords,
  api: ApiClient,
  reached: RefObject<Reached>,
): Bench {
  const { lang, hotel, calls } = data;
  const rooms = new Map(data.rooms.map((room) => [room.room_class_id, room]));
  const formats = {
    short: new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "short", day: "numeric", weekday: "short" }),
    brief: new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "short", day: "numeric" }),
    long: new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "long", day: "numeric", year: "numeric" }),
  };
  const nameOf = (room_class_id: number) => rooms.get(room_class_id)?.room_class_name ?? "";

  const setCount: Bench["setCount"] = (room_class_id, rate_plan_id, num) => {
    const { state, go, notices } = reached.current;
    const which = { room_class_id, rate_plan_id };
    const before = countOf(state.cart, which);
    go((now) => ({ ...now, cart: withCount(now.cart, which, num) }), { replace: true });
    if (num === 0) {
      const undo = () => setCount(room_class_id, rate_plan_id, before);
      notices.say(words.cart.removed(nameOf(room_class_id)), undo);
    }
    if (num > before) tellAdded(room_class_id, rate_plan_id, num - before);
  };

  function tellAdded(room_class_id: number, rate_plan_id: number, added: number): void {
    const { state, results } = reached.current;
    const plan = results.offers
      .find((offer) => offer.room_class_id === room_class_id)
      ?.rate_plans.find((each) => each.rate_plan_id === rate_plan_id);
    if (!plan) return;
    track({
      name: "add_to_cart",
      room_class_id,
      rate_plan_id,
      room_class_name: nameOf(room_class_id),
      rate_plan_code_name: plan.rate_plan_code_name,
      price: chargedPrice(plan, reached.current.member !== null),
      num: added,
      nights: nightsBetween(state.start, state.end),
    });
  }

  return {
    data,
    words,
    roomOf: (room_class_id) => rooms.get(room_class_id),
    price: (amount) => shownMoney(amount, hotel.currency, lang),
    day: (day, style = "short") => formats[style].format(new Date(`${day}T00:00:00Z`)),
    addressOf(state) {
      const query = new URLSearchParams(writeBooking(state));
      if (data.preview !== null) query.set("preview", data.preview);
      return `${data.address}?${query}`;
    },
    go: (change, how) => reached.current.go(change, how),
    setCount,
    addRoom: (room_class_id, rate_plan_id) =>
      setCount(room_class_id, rate_plan_id, countOf(reached.current.state.cart, { room_class_id, rate_plan_id }) + 1),
    type(typed) {
      const all = { ...reached.current.typed, ...typed };
      reached.current.setTyped(all);
      details.keep(all);
    },
    judge: (step) => reached.current.judge(step),
    say: (text, undo) => reached.current.notices.say(text, undo),
    alert: (text) => reached.current.notices.alert(text),
    loadCalendar: (start_date, end_date, room_class_ids = [...rooms.keys()]) =>
      api(calls.getRoomCalendar, {
        query: { domain: hotel.domain, start_date, end_date, room_class_ids: room_class_ids.map(String) },
      }),
    async applyCode(code) {
      const { state, go, setIdleCodes } = reached.current;
      const ordered = state.cart.map(({ room_class_id }) => room_class_id);
      const room_code = reached.current.results.offers
        .filter(({ room_class_id }) => ordered.includes(room_class_id))
        .map((offer) => offer.room_code);
      const body = {
        domain: hotel.domain,
        coupon_code: [code],
        check_in_date: state.start,
        check_out_date: state.end,
        room_code,
      };
      // By the specification a check that fails is an empty result, and no error.
      const [found] = await api(calls.confirmCoupons, { body }).catch(() => []);
      setIdleCodes(found?.verify ? [] : [code]);
      if (found?.verify) go((now) => ({ ...now, codes: [...new Set([...now.codes, code])] }), { replace: true });
    },
    searchAgain: () => reached.current.searchAgain(),
    checkAgain: () => reached.current.pricing.checkAgain(),
    place: () => reached.current.judge("pay") && reached.current.placing.place(),
    sendCode: () => void reached.current.placing.sendCode(),
    acceptPrice: () => reached.current.placing.accept(),
    refusePrice: () => reached.current.placing.decline(),
  };
}
