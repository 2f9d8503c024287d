/** /orders/{order_doc}/trains: train tickets for an order that was placed without them. */
import { redirect } from "react-router";
import { attachToOrder } from "#contract/add-ons.ts";
import { reserveTrain, searchTrains } from "#contract/rail.ts";
import { PASSENGER_KINDS, readPassengers, readRide } from "#rules/rail/rail-choice.ts";
import { MOST_PASSENGERS, ticketsFor } from "#rules/rail/rail-package.ts";
import { firstRailSearch, RAIL_WAYS, readRailSearch, ridesOf, searchProblem } from "#rules/rail/rail-search.ts";
import { stationName } from "#rules/rail/stations.ts";
import { findRailOffer } from "#web/booking/rail/rail-offer.ts";
import { reserveBody } from "#web/booking/rail/reserve-rail.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { openHotel } from "#web/guest/open-hotel.ts";
import { faulty, goTo, readForm, refusalOf } from "#web/orders/answers.ts";
import { dayIn } from "#web/orders/moments.ts";
import { openOrder } from "#web/orders/open-order.ts";
import { PersonalForm, PersonalPage } from "#web/orders/personal-page.tsx";
import { canAddRail } from "#web/orders/rail/can-add-rail.ts";
import { findTrains } from "#web/rail/find-trains.ts";
import { problemText } from "#web/rail/problem-text.ts";
import { RailSearchPart, RailTrainsPart } from "#web/rail/rail-form.tsx";
import { searchedHere } from "#web/rail/searched-here.ts";
import { RailTotal } from "#web/rail/rail-total.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/add-trains";

async function openForRail(visit: PageVisit, order_doc: string) {
  const order = await openOrder(visit, order_doc);
  const hotel = await openHotel(visit);
  const offer = hotel && (await findRailOffer(hotel, visit));
  if (!canAddRail(order, offer)) throw redirect(`/orders/${encodeURIComponent(order_doc)}`);
  const stay = { check_in_day: order.check_in_day, check_out_day: order.check_out_day };
  const ages = order.orders.flatMap(({ guests }) => guests.map((room) => room.ages));
  const party = { adults: order.adults_count, children: order.children_count, ages };
  return { order, offer, stay, party };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, domain } = visit;
  const { order, offer, stay, party } = await openForRail(visit, params.order_doc);
  const search = readRailSearch(new URLSearchParams(visit.search), firstRailSearch(offer, stay, party), offer, stay);
  const access = { api, call: searchTrains, domain, today: offer.today, lastDay: offer.lastDay };
  const found = await Promise.all(
    ridesOf(search, offer).map(async (ride) => ({ ride, found: await findTrains(access, ride) })),
  );
  return { order_doc: order.order_doc, offer, stay, party, search, found, key: crypto.randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, wordSets } = visit;
  const form = await readForm(request);
  const { order } = await openForRail(visit, params.order_doc);
  const { order_doc, booker_email, booker_phone, check_in_day, check_out_day } = order;
  const { pick } = wordSets.trains;
  const wanted = RAIL_WAYS.filter((way) => form[`wants_${way}`] !== undefined);
  const missing = wanted.filter((way) => readRide(form[`ride_${way}`] ?? "") === null);
  const people = readPassengers({ get: (name) => form[name] ?? null });
  if (missing.length > 0 || wanted.length === 0 || !people)
    return faulty(
      missing.map((way) => ({ field: `rail-${way}`, text: pick[way] })),
      form,
    );
  const rides = wanted.map((way) => readRide(form[`ride_${way}`]!)!);
  const booker = { domain, check_in_day, check_out_day, booker_email, booker_phone };
  const key = form.key || crypto.randomUUID();
  try {
    const reserved = await api(
      reserveTrain,
      { body: reserveBody({ rides, people }, booker) },
      { idempotencyKey: `${key}-reserve` },
    );
    const rail_item_list = [{ booking_number: reserved.booking_number }];
    const body = { domain, order_doc, booker_email, rail_item_list };
    const { redirect_path } = await api(attachToOrder, { body }, { idempotencyKey: `${key}-attach` });
    return goTo(visit, redirect_path);
  } catch (error) {
    return faulty([{ text: refusalOf(error).message }], form);
  }
}

export default function AddTrains({ loaderData, actionData }: Route.ComponentProps) {
  const { order_doc, offer, stay, party, search, found, key } = loaderData;
  const guests = party.adults + party.children;
  const site = useSite();
  const { href, lang, wordSets, price, path, orderWords } = site;
  const words = wordSets.trains;
  const tools = { words, lang, price, day: (day: string) => dayIn(day, site) };
  const problem = searchProblem(search, offer, party);
  const typed = actionData?.typed ?? {};
  const chosen = Object.fromEntries(
    found.flatMap(({ ride: { way } }) => (typed[`ride_${way}`] ? [[way, typed[`ride_${way}`]!]] : [])),
  );
  return (
    <PersonalPage
      title={words.order.add_title}
      lead={(offer.round_trip_only ? words.lead_round : words.lead)(stationName(offer.station, lang))}
      shape="form"
    >
      <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
      <form className="form rail-page" method="get" action={href(path)}>
        <RailSearchPart
          search={search}
          terms={offer}
          stay={stay}
          tools={tools}
          free={ticketsFor(party).free}
          problem={problem && problemText(problem, words, { guests, most: Math.min(guests, MOST_PASSENGERS) })}
          here={href(path)}
        />
      </form>
      <PersonalForm action={searchedHere(site)} className="form rail-page">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="riders" value={PASSENGER_KINDS.map((kind) => search.people[kind]).join(".")} />
        {found.map(({ ride: { way } }) => (
          <input key={way} type="hidden" name={`wants_${way}`} value="1" />
        ))}
        <RailTrainsPart search={search} found={found} tools={tools} chosen={chosen} />
        {found.length > 0 ? (
          <RailTotal rides={found.map(({ ride }) => ride)} people={search.people} tools={tools} />
        ) : null}
        <p className="fine">{words.order.add_note}</p>
        <p className="fine">{words.note}</p>
        <div className="rail-actions">
          <a className="button button-quiet" href={href(`/orders/${order_doc}`)}>
            {words.cancel}
          </a>
          <button className="button" type="submit">
            {words.order.add_go}
          </button>
        </div>
      </PersonalForm>
    </PersonalPage>
  );
}
