/**
 * /booking: from dates to the order. The server renders it and handles its forms, so it works without a script; with one, the
 * browser hydrates the same page (web/booking/client.tsx).
 */
import { data, redirect } from "react-router";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { CallRefused } from "#contract/client.ts";
import { placeOrder } from "#contract/orders.ts";
import { listRooms, type RoomClass } from "#contract/rooms.ts";
import { reserveTrain } from "#contract/rail.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { BookingState } from "#rules/booking/booking-state.ts";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import { bookingLink } from "#rules/booking/booking-link.ts";
import { lodgingCountry, questionsOf } from "#rules/guests/questions.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { isPreparing } from "#rules/site/site.ts";
import { readStay } from "#rules/booking/stay.ts";
import { dayAt } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { Booking } from "#web/booking/booking.tsx";
import { asksAges } from "#web/booking/families.ts";
import { giveAllParts } from "#web/booking/later/all-parts.ts";
import type { Answered, BookingData, Problem } from "#web/booking/booking-data.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import { wayOf } from "#web/booking/pay-choice.ts";
import { type Booking as BookingToPlace, orderPayload, type Typed } from "#web/booking/payload.ts";
import { chosenCountry, settledPhone } from "#web/booking/phones.ts";
import { isAboutRail, reserveBody } from "#web/booking/rail/reserve-rail.ts";
import { beginPayment } from "#web/booking/place.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import { readPhone } from "#web/phone/read-phone.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { goTo, readForm } from "#web/orders/answers.ts";
import { Custom } from "#web/sections/custom.tsx";
import { MapButton } from "#web/sections/map-button.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Contact } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { DataBlock } from "#web/ui/data-block.tsx";
import * as preloads from "virtual:booking-preloads";
import { unsent } from "#web/unsent.ts";
import { shownName } from "#rules/site/discretion.ts";
import { useLayout } from "#web/use-layout.ts";
import type { Route } from "./+types/booking";
import { bookingCalls } from "./booking-calls.ts";
import { BookingStyles } from "./booking-styles.tsx";
import { countryOf, loadBooking, readChanges, readState } from "./booking-page.ts";
import { openHotel } from "./open-hotel.ts";

/** A lodging that cannot be booked here says so before any form: redirects to where it is sold, or shows how to reach it. */
async function openForBooking(visit: PageVisit): Promise<HotelInfo | null> {
  const { domain, originOf, product, lang, search, now } = visit;
  const hotel = await openHotel(visit);
  if (!hotel) throw redirect("/404");
  if (hotel.booking_close) {
    const site = originOf(domain) + pageAddress(product, lang, "/").replace(/\/$/, "");
    throw redirect(bookingLink(hotel, site, readStay(new URLSearchParams(search), dayAt(now, hotel.timezone))));
  }
  return isPreparing(hotel) ? null : hotel;
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const hotel = await openForBooking(visit);
  if (hotel) return unsent({ page: await loadBooking(visit, hotel, null), rooms: [] });
  // Not a dead end: what can be seen already is shown below.
  return unsent({ page: null, rooms: await visit.api(listRooms, { query: { domain: visit.domain } }) });
}

type Submitted = { visit: PageVisit; hotel: HotelInfo; state: BookingState; typed: Typed };

/**
 * The page's forms, for a browser without a script. A button that only changes the address is answered with a redirect, or, if
 * something was typed, with the new page and the typed values.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const hotel = await openForBooking(visit);
  const { intent = "", xsrf: _, ...typed } = await readForm(request);
  if (!hotel || (intent === "" && typed.booker_email === undefined))
    return redirect(`${visit.path}${visit.search}`, 303);
  const state = readState(visit, hotel);
  const said = { visit, hotel, state, typed };
  const words = visit.wordSets.booking;
  // The day may have ended while the form was open: then it was not filled in for the dates that are shown now.
  if (readChanges(visit, hotel).dates !== null) return answer(said, { step: "details", problems: [] });
  if (intent === "") return answer(said, { step: state.step });
  if (intent === "apply_code") return answer(withCode(said), { step: state.step });
  if (intent === "edit") return answer(said, { step: "details" });
  if (intent === "recalculate") return answer(said, { step: "pay" });
  const country = countryOf(visit, { country: lodgingCountry(hotel.options) });
  const form = { lang: visit.lang, country, questions: questionsOf(hotel.options), readPhone };
  const wrong = judgeDetails(typed, state.cart, words, form);
  if (wrong.length > 0 || state.cart.length === 0) return answer(said, { step: "details", problems: wrong });
  const phone = readPhone(typed.booker_phone ?? "", chosenCountry(typed, country));
  if (phone.is === "right") Object.assign(typed, settledPhone(phone));
  if (intent === "send_code") return sendCode(said);
  return intent === "place" ? place(said) : answer(said, { step: "pay" });
}

/** The code's input becomes part of the state, which every form of the next page repeats. */
function withCode(said: Submitted): Submitted {
  const { code = "", ...typed } = said.typed;
  const codes = code === "" ? said.state.codes : distinctCodes([...said.state.codes, code]);
  return { ...said, typed, state: { ...said.state, codes } };
}

const UNTOUCHED = { problems: [], asksCode: false, codeSentTo: null, was: null, railProblem: null };

const rendered = (page: BookingData, status: number) => data(unsent({ page }), status);
type Rendered = ReturnType<typeof rendered>;
type Step = Partial<Answered> & Pick<Answered, "step">;

async function answer({ visit, hotel, typed, state }: Submitted, more: Step): Promise<Rendered> {
  const answered: Answered = { typed, ...UNTOUCHED, ...more };
  const page = await loadBooking(visit, hotel, answered, state);
  const missing = answered.step === "pay" ? judgeExtras(page, visit.wordSets.booking) : [];
  if (missing.length > 0)
    return answer({ visit, hotel, typed, state }, { ...more, step: "details", problems: missing });
  return rendered(
    page,
    answered.problems.length > 0 || answered.was !== null || answered.railProblem !== null ? 422 : 200,
  );
}

async function sendCode(said: Submitted) {
  const { api, domain } = said.visit;
  const email = said.typed.booker_email ?? "";
  try {
    await api(triggerCaptcha, { body: { domain, email } });
    return answer(said, { step: "pay", asksCode: true, codeSentTo: email });
  } catch (error) {
    return answer(said, { step: "pay", asksCode: true, problems: [problemOf(error)] });
  }
}

async function place(said: Submitted) {
  const { visit, hotel, state, typed } = said;
  const { api, domain, wordSets } = visit;
  const wrong = judgePay(typed, wordSets.booking);
  if (wrong.length > 0) return answer(said, { step: "pay", problems: wrong });
  const captcha = typed.captcha ?? "";
  // The price on the page that was submitted, not the present one.
  const shown = readShown(typed.shown);
  let answered = said;
  try {
    if (captcha !== "") {
      await api(verifyCaptcha, { body: { domain, email: typed.booker_email ?? "", captcha } });
      // A code can be used once: the next form must not repeat it.
      const { captcha: _, ...rest } = typed;
      answered = { ...said, typed: rest };
    }
    const page = await loadBooking(visit, hotel, { step: "pay", typed, ...UNTOUCHED }, state);
    if (!shown) return answer(answered, { step: "pay" });
    const booking = { ...page, state: { ...state, codes: page.heldCodes }, typed, isMember: page.member !== null };
    const key = typed.key || crypto.randomUUID();
    const railNumber = await reserveChosen(visit, booking, shown, key);
    const body = orderPayload(booking, shown, railNumber);
    const placed = await api(placeOrder, { body }, { idempotencyKey: key });
    const paying = { api, calls: bookingCalls, body, placed, wallet: wayOf(booking)?.wallet, key: placed.order_doc };
    return goTo(visit, await beginPayment(paying));
  } catch (error) {
    const problem = problemOf(error);
    // The next click reserves anew, and is a new order.
    if (isAboutRail(error)) {
      const { key: _, ...rest } = answered.typed;
      return answer({ ...answered, typed: rest }, { step: "pay", railProblem: problem.text });
    }
    const code = error instanceof CallRefused ? error.code : "";
    if (code === "PRICE_CHANGED") return answer(answered, { step: "pay", was: shown?.pay_amount ?? null });
    const asksCode = code === "CONTACT_NOT_VERIFIED" || code.startsWith("CAPTCHA_");
    // The key belongs to another order: the next click is a new order.
    const { key: _, ...rest } = answered.typed;
    return answer(
      { ...answered, typed: code === "KEY_REUSED" ? rest : answered.typed },
      { step: "pay", asksCode, problems: [problem] },
    );
  }
}

/** The chosen trains, if any: the same click reserves them once, however often it is sent. */
async function reserveChosen(
  { api }: PageVisit,
  booking: BookingToPlace,
  shown: Pick<PriceCheck, "pay_amount" | "quote">,
  key: string,
): Promise<string | null> {
  const { rail } = booking.state;
  if (!rail) return null;
  const body = reserveBody(rail, orderPayload(booking, shown));
  // Other trains, or another booker, are another reservation.
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(body)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const idempotencyKey = `${key}-${hex}`;
  return (await api(reserveTrain, { body }, { idempotencyKey })).booking_number;
}

/** The price on the page: the amount the guest agreed to, and its quote. */
function readShown(text: string | undefined): Pick<PriceCheck, "pay_amount" | "quote"> | null {
  const [, pay_amount, quote = ""] = /^(\d{1,12}(?:\.\d{1,2})?) ?(.*)$/.exec(text ?? "") ?? [];
  return pay_amount === undefined ? null : { pay_amount: Number(pay_amount), quote: quote === "" ? null : quote };
}

/** A refusal's message at the field it is about; other errors are thrown again. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof CallRefused) || error.status === 500) throw error;
  const field = error.code.startsWith("CAPTCHA_") ? "captcha" : fieldOf(error.extra_info.fields?.[0]);
  return { text: error.message, ...(field === undefined ? {} : { field }) };
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  // The router's types lose the calls, which are sent as name, method and path only.
  const page = (actionData ?? loaderData).page as unknown as BookingData | null;
  const { hotel, lang, wordSets } = useSite();
  const layout = useLayout();
  const { BookingHead } = layout;
  const words = wordSets.booking;
  return (
    <>
      <title>{`${page ? titleOf(page, words) : words.titles.rooms} | ${shownName(layout, hotel)}`}</title>
      <meta name="robots" content="noindex" />
      {page ? (
        <>
          <BookingStyles page={page} layout={layout.code} />
          {BookingHead ? <BookingHead /> : null}
          <div id="booking" className="booking-page">
            <Booking data={page} words={words} />
          </div>
          <DataBlock type="application/json" id="booking-data" value={page} dataset={forStarter(page, lang)} />
          <script type="module" src={BOOKING_SCRIPT} />
        </>
      ) : (
        <NotYet rooms={loaderData.rooms as RoomClass[]} />
      )}
    </>
  );
}

giveAllParts();

/** What the script reads before it reads the page's data: whether it begins without being touched, and the program's files. */
function forStarter(page: BookingData, lang: Language) {
  const { hotel, member, placed, answered, state } = page;
  const isAtOnce =
    member !== null ||
    placed !== null ||
    answered !== null ||
    state.step !== "rooms" ||
    state.sheet !== undefined ||
    asksAges(hotel.families, state);
  const files = [
    ...preloads.program,
    ...(page.layout === "booking_200" ? preloads.sheet : []),
    ...(preloads.words[lang] ?? []),
    ...(hotel.hasRooms ? [] : (preloads.places[lang] ?? [])),
  ];
  return {
    "data-at-once": isAtOnce ? "" : undefined,
    "data-members": hotel.hasMembers ? "" : undefined,
    "data-program": BOOKING_PROGRAM,
    "data-files": files.map((file) => `/${file}`).join(" "),
  };
}

function titleOf({ placed, answered, state, rooms }: BookingData, words: BookingWords): string {
  if (isAboutPlaced(placed, state)) return words.placed_title;
  const room = rooms.find(({ room_class_id }) => room_class_id === state.sheet);
  return room?.room_class_name ?? words.titles[answered?.step ?? state.step];
}

declare const BOOKING_SCRIPT: string;
declare const BOOKING_PROGRAM: string;

/** A lodging that is still preparing has its banner above; this says how to reach it, and shows its rooms and tariff. */
function NotYet({ rooms }: { rooms: RoomClass[] }) {
  const site = useSite();
  const { PageHead } = useLayout();
  const { ask_to_book_title: title, ask_to_book_text: text } = site.words;
  const { info } = site.hotel;
  return (
    <>
      <PageHead title={title} lead={text} />
      <div className="page ask">
        <Contact site={site} />
        {info.address ? (
          <div className="ask-place">
            <p {...langOf(site.hotel.fallback_lang, "info.address")}>{info.address}</p>
            <MapButton />
          </div>
        ) : null}
      </div>
      <Rooms rooms={rooms} />
      <Custom />
    </>
  );
}
