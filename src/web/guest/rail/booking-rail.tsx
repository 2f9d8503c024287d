/** /booking/rail: choosing trains without a script. Its buttons lead back to the booking page, with the trains in the address. */
import { redirect } from "react-router";
import { searchTrains } from "#contract/rail.ts";
import { writeBooking } from "#rules/booking/booking-state.ts";
import { writeRide } from "#rules/rail/rail-choice.ts";
import { MOST_PASSENGERS, ticketsFor } from "#rules/rail/rail-package.ts";
import { firstRailSearch, readRailSearch, ridesOf, searchProblem } from "#rules/rail/rail-search.ts";
import { stationName } from "#rules/rail/stations.ts";
import { isPreparing } from "#rules/site/site.ts";
import { findRailOffer } from "#web/booking/rail/rail-offer.ts";
import { visitOf } from "#web/context.ts";
import { dayIn } from "#web/orders/moments.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { findTrains } from "#web/rail/find-trains.ts";
import { problemText } from "#web/rail/problem-text.ts";
import { RailSearchPart, RailTrainsPart } from "#web/rail/rail-form.tsx";
import { RailTotal } from "#web/rail/rail-total.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/booking-rail";
import { readState } from "#web/guest/booking-page.ts";
import { openHotel } from "#web/guest/open-hotel.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, domain, search } = visit;
  const hotel = await openHotel(visit);
  const offer = hotel && !hotel.booking_close && !isPreparing(hotel) ? await findRailOffer(hotel, visit) : null;
  const state = hotel ? readState(visit, hotel) : null;
  // Without rooms, or where no tickets are sold, there is nothing to choose here.
  if (!hotel || !offer || !state || state.cart.length === 0) throw redirect(`/booking${search}`);
  const stay = { check_in_day: state.start, check_out_day: state.end };
  const query = new URLSearchParams(search);
  const wanted = readRailSearch(query, firstRailSearch(offer, stay, state, state.rail), offer, stay);
  const access = { api, call: searchTrains, domain, today: offer.today, lastDay: offer.lastDay };
  const found = await Promise.all(
    ridesOf(wanted, offer).map(async (ride) => ({ ride, found: await findTrains(access, ride) })),
  );
  return { offer, state, stay, wanted, found };
}

/** Fields of this page's own form. */
const OWN = new Set(["ride_out", "ride_back", "riders"]);

export default function BookingRail({ loaderData: { offer, state, stay, wanted, found } }: Route.ComponentProps) {
  const site = useSite();
  const { href, lang, wordSets, price, preview } = site;
  const words = wordSets.trains;
  const tools = { words, lang, price, day: (day: string) => dayIn(day, site) };
  const guests = state.adults + state.children;
  const problem = searchProblem(wanted, offer, state);
  const kept = writeBooking({ ...state, step: "details" }).filter(([name]) => !OWN.has(name));
  const { rail: _, ...without } = state;
  const pathOf = (path: string) => href(path).split("?")[0]!;
  const back = `${pathOf("/booking")}?${new URLSearchParams(writeBooking({ ...without, step: "details" }))}`;
  const chosen = Object.fromEntries(
    found.flatMap(({ ride }) => {
      const taken = state.rail?.rides.find(({ date }) => date === ride.date);
      return taken ? [[ride.way, writeRide(taken)]] : [];
    }),
  );
  return (
    <PersonalPage
      title={words.title}
      lead={(offer.round_trip_only ? words.lead_round : words.lead)(stationName(offer.station, lang))}
      shape="form"
    >
      <form className="form rail-page" method="get" action={pathOf("/booking")}>
        {kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {preview === null ? null : <input type="hidden" name="preview" value={preview} />}
        <RailSearchPart
          search={wanted}
          terms={offer}
          stay={stay}
          tools={tools}
          free={ticketsFor(state).free}
          problem={problem && problemText(problem, words, { guests, most: Math.min(guests, MOST_PASSENGERS) })}
          here={pathOf("/booking/rail")}
        />
        <RailTrainsPart search={wanted} found={found} tools={tools} chosen={chosen} />
        {found.length > 0 ? (
          <RailTotal rides={found.map(({ ride }) => ride)} people={wanted.people} tools={tools} />
        ) : null}
        <p className="fine">{words.note}</p>
        <div className="rail-actions">
          <a className="button button-quiet" href={back}>
            {words.back_to_booking}
          </a>
          <button className="button" type="submit">
            {words.add}
          </button>
        </div>
      </form>
    </PersonalPage>
  );
}
