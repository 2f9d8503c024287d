import { phoneLink } from "#rules/guests/phone.ts";
import { MemberLink } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Dateline, Nameplate, RuledBar } from "./masthead.tsx";

/** Date line, name, and the menu bar, which is outside the header so that it can be sticky. */
export function Header() {
  const { hotel, path, words, orderWords, href } = useSite();
  const { checkin_start_time, checkout_time, phone } = hotel.info;
  const times = [
    { label: words.check_in, time: checkin_start_time },
    { label: words.check_out, time: checkout_time },
  ].filter(({ time }) => time !== "");
  return (
    <>
      <header className="masthead" data-front={path === "/"}>
        <div className="masthead-line">
          <Dateline />
          <MemberLink />
          <a href={href("/orders")}>{orderWords.my_booking}</a>
        </div>
        <div className="masthead-name">
          {times.length > 0 ? (
            <dl className="ear">
              {times.map(({ label, time }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <time>{time}</time>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          <Nameplate />
          {phone ? (
            <p className="ear ear-phone">
              <span>{words.phone}</span>
              <a href={phoneLink(phone)}>{phone}</a>
            </p>
          ) : null}
        </div>
      </header>
      <RuledBar />
    </>
  );
}
