/** Changes of the booking's state: the address follows each of them, and so does what lies outside this page's React tree. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { withOfferedExtras } from "#web/booking/extras/offered-extras.ts";
import { showStep } from "#web/booking/focus.ts";
import type { Formats } from "#web/booking/formats.ts";
import type { Notices } from "#web/booking/notices.ts";
import { stayKey } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";
import { afterPaint } from "#web/ui/after-paint.ts";

type Going = {
  data: BookingData;
  words: BookingWords;
  store: Store<PageState>;
  formats: Formats;
  notices: Notices;
  change: (pageState: Partial<PageState>) => void;
};

export function createGoing({ data, words, store, formats, notices, change }: Going) {
  /** The address as last written here, to ignore navigation that changes nothing. */
  let search = "";

  const go: BookingTools["go"] = (next, { replace = false } = {}) => {
    const { state: before, results } = store.get();
    const wanted = withOfferedExtras(next(before), results.offers);
    // Details and payment need rooms for everyone, and the ages by which they are priced.
    const known = { families: data.hotel.families, roomOf: formats.roomOf, results };
    const isEnough = wanted.cart.length > 0 && partyFault(wanted, known) === null;
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
    if (isNewStep) showStep(() => `${words.titles[store.get().state.step]} | ${data.hotel.hotel_name}`);
  }

  return { go, arrive, isHere: () => location.search === search };
}
