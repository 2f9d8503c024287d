/** Dates, nights, guests, and the booker. */
import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import { GUEST_WORDS } from "#languages/languages.ts";
import { countryName } from "#rules/guests/countries.ts";
import { hourFrom } from "#rules/guests/questions.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { shownPhone } from "#web/phone/read-phone.ts";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { dayIn } from "#web/orders/moments.ts";
import { useSite } from "#web/site.ts";

type Stay = Pick<OrderView, "check_in_day" | "check_out_day">;

function StayDays({ stay }: { stay: Stay }) {
  const site = useSite();
  const { words, orderWords, hotel } = site;
  const { checkin_start_time, checkin_end_time, checkout_time } = hotel.info;
  const arrival = [
    checkin_start_time && orderWords.from_time(checkin_start_time),
    checkin_end_time && orderWords.by_time(checkin_end_time),
  ];
  return (
    <dl className="stay-days">
      <div>
        <dt>{words.check_in}</dt>
        <dd>
          <time dateTime={stay.check_in_day}>{dayIn(stay.check_in_day, site)}</time>
          <small>{arrival.filter(Boolean).join(" · ")}</small>
        </dd>
      </div>
      <div>
        <dt>{words.check_out}</dt>
        <dd>
          <time dateTime={stay.check_out_day}>{dayIn(stay.check_out_day, site)}</time>
          <small>{checkout_time ? orderWords.by_time(checkout_time) : ""}</small>
        </dd>
      </div>
    </dl>
  );
}

/** The stay in one line, for pages about something else. */
export function StayLine({ stay, children }: { stay: Stay; children?: ReactNode }) {
  const site = useSite();
  const { words, orderWords } = site;
  const { check_in_day, check_out_day } = stay;
  return (
    <p className="stay-line">
      <strong>{words.between(dayIn(check_in_day, site), dayIn(check_out_day, site))}</strong>
      <span>{orderWords.nights(nightsBetween(check_in_day, check_out_day))}</span>
      {children}
    </p>
  );
}

export function StayFacts({ order }: { order: OrderView }) {
  const { orderWords: words, lang } = useSite();
  const { questions } = GUEST_WORDS[lang];
  const people = [
    words.adults(order.adults_count),
    order.children_count > 0 ? words.children(order.children_count) : "",
  ];
  return (
    <section aria-labelledby="stay">
      <h2 id="stay">{words.stay}</h2>
      <StayDays stay={order} />
      <p className="stay-nights">{words.nights(nightsBetween(order.check_in_day, order.check_out_day))}</p>
      <dl className="spec">
        <div>
          <dt>{words.guests}</dt>
          <dd>{people.filter(Boolean).join(" · ")}</dd>
        </div>
        <div>
          <dt>{words.booker}</dt>
          <dd>
            {order.booker_name}
            <small>{shownPhone(order.booker_phone)}</small>
            <small>
              <MailAddress address={order.booker_email} />
            </small>
          </dd>
        </div>
        {order.arrival_time ? (
          <div>
            <dt>{questions.arrival_time}</dt>
            <dd>{hourFrom(order.arrival_time)}</dd>
          </div>
        ) : null}
        {order.residence_country ? (
          <div>
            <dt>{questions.residence}</dt>
            <dd>{countryName(order.residence_country, lang)}</dd>
          </div>
        ) : null}
        {order.memo ? (
          <div>
            <dt>{words.memo}</dt>
            <dd className="as-typed">{order.memo}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
