/** /orders/{order_doc}/trains/{booking_number}: other trains for tickets that were bought. */
import { redirect } from "react-router";
import { changeTrainReservation, searchTrains } from "#contract/rail.ts";
import { type ChosenRide, readRide, writeRide } from "#rules/rail/rail-choice.ts";
import { rideDays } from "#rules/rail/rail-package.ts";
import { fareOf, firstRailSearch, RAIL_WAYS, readRailSearch, ridesOf, type RailWay } from "#rules/rail/rail-search.ts";
import { findRailOffer } from "#web/booking/rail/rail-offer.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { dayIn } from "#web/orders/moments.ts";
import { openOrder } from "#web/orders/open-order.ts";
import { PersonalForm, PersonalPage } from "#web/orders/personal-page.tsx";
import { ticketsOf } from "#web/orders/rail/tickets-of.ts";
import { railPayload } from "#web/booking/rail/reserve-rail.ts";
import { findTrains } from "#web/rail/find-trains.ts";
import { RailSearchPart, RailTrainsPart } from "#web/rail/rail-form.tsx";
import { searchedHere } from "#web/rail/searched-here.ts";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/order-trains";
import { openHotel } from "#web/guest/open-hotel.ts";

type Params = { order_doc: string; booking_number: string };

/** Tickets that have seats, and the lodging's terms; else back to the order. */
async function openTickets(visit: PageVisit, { order_doc, booking_number }: Params) {
  const order = await openOrder(visit, order_doc);
  const tickets = ticketsOf(order).find((each) => each.booking_number === booking_number);
  const hotel = await openHotel(visit);
  const offer = hotel && (await findRailOffer(hotel, visit));
  if (!tickets || tickets.state !== "booked" || !offer)
    throw redirect(`/orders/${encodeURIComponent(order_doc)}#tickets`);
  const stay = { check_in_day: order.check_in_day, check_out_day: order.check_out_day };
  return { order, tickets, offer, stay };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, domain } = visit;
  const { order, tickets, offer, stay } = await openTickets(visit, params);
  const { rides, people } = tickets;
  const now = firstRailSearch(offer, stay, { adults: 0, children: 0 }, { rides, people });
  const read = readRailSearch(new URLSearchParams(visit.search), now, offer, stay);
  // Who travels, from where and in which class stays; so does which way.
  const day = { out: now.day.out && read.day.out, back: now.day.back && read.day.back };
  const search = { ...now, day, time: read.time };
  const access = { api, call: searchTrains, domain, today: offer.today, lastDay: offer.lastDay };
  const found = await Promise.all(
    ridesOf(search, offer).map(async (ride) => ({ ride, found: await findTrains(access, ride) })),
  );
  const days = rideDays(stay);
  const sameFareDays = ridesOf(now, offer).flatMap((ride) =>
    days[ride.way].filter((date) => fareOf({ ...ride, date }).discount === fareOf(ride).discount),
  );
  return { order_doc: order.order_doc, tickets, offer, stay, search, found, sameFareDays, key: crypto.randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, wordSets } = visit;
  const form = await readForm(request);
  const { order, tickets } = await openTickets(visit, params);
  const rides = RAIL_WAYS.flatMap((way) => readRide(form[`ride_${way}`] ?? "") ?? []);
  if (rides.length !== tickets.rides.length) {
    const missing = RAIL_WAYS.filter((way) => form[`ride_${way}`] === undefined);
    const { pick } = wordSets.trains;
    return faulty(
      missing.slice(0, 2).map((way) => ({ field: `rail-${way}`, text: pick[way] })),
      form,
    );
  }
  const body = {
    domain,
    booking_number: tickets.booking_number,
    booker_email: order.booker_email,
    rides: railPayload({ rides, people: tickets.people }).rides,
  };
  try {
    await api(changeTrainReservation, { body }, { idempotencyKey: form.key || crypto.randomUUID() });
  } catch (error) {
    const { code, message } = refusalOf(error);
    // The railway has not answered yet: the order's page says so.
    if (code !== "RAIL_BUSY") return faulty([{ text: message }], form);
  }
  return redirect(`/orders/${encodeURIComponent(order.order_doc)}#tickets`, 303);
}

const byWay = (rides: readonly ChosenRide[], ways: readonly RailWay[]) =>
  Object.fromEntries(ways.map((way, nth) => [way, writeRide(rides[nth]!)]));

export default function OrderTrains({ loaderData, actionData }: Route.ComponentProps) {
  const { order_doc, tickets, offer, stay, search, found, sameFareDays, key } = loaderData;
  const site = useSite();
  const { href, lang, wordSets, price, path, orderWords } = site;
  const words = wordSets.trains;
  const tools = { words, lang, price, day: (day: string) => dayIn(day, site) };
  const ways = found.map(({ ride }) => ride.way);
  const typed = actionData?.typed ?? {};
  const chosen = {
    ...byWay(tickets.rides, ways),
    ...Object.fromEntries(ways.flatMap((way) => (typed[`ride_${way}`] ? [[way, typed[`ride_${way}`]!]] : []))),
  };
  return (
    <PersonalPage title={words.order.change_title} lead={words.order.change_lead} shape="form">
      <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
      <form className="form rail-page" method="get" action={href(path)}>
        <RailSearchPart
          search={search}
          terms={offer}
          stay={stay}
          tools={tools}
          hasPeople={false}
          ways={ways}
          sameFareDays={sameFareDays}
          here={href(path)}
        />
      </form>
      <PersonalForm action={searchedHere(site)} className="form rail-page">
        <input type="hidden" name="key" value={key} />
        <RailTrainsPart search={search} found={found} tools={tools} chosen={chosen} hasFare={false} />
        <div className="rail-actions">
          <a className="button button-quiet" href={href(`/orders/${order_doc}#tickets`)}>
            {words.cancel}
          </a>
          <button className="button" type="submit">
            {words.order.change_go}
          </button>
        </div>
      </PersonalForm>
    </PersonalPage>
  );
}
