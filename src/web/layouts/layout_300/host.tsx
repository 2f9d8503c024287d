import { isSafeLink } from "#rules/site/menu.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence, widthInCharacters } from "#rules/text/sentence.ts";
import { Search } from "#web/sections/search.tsx";
import { Brand } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/clauses.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Door } from "./door.tsx";
import { Pill } from "./pill.tsx";
import { portraitOf } from "./portrait.ts";

/** Below the awning: the host, a welcome, contact details and the search. */
export function Host() {
  const { hotel, href, path } = useSite();
  const { address } = hotel.info;
  const portrait = portraitOf(hotel.info);
  return (
    <header className="host" data-home={path === "/"}>
      <div className="host-card">
        <div className="host-view" data-picture={portrait !== undefined}>
          {portrait ? (
            <Photo
              src={portrait}
              alt=""
              sizes="(min-width: 100rem) 24rem at 4/5, (min-width: 64rem) 24rem at 4/3, 94vw by 18rem"
              isFirst={path === "/"}
            />
          ) : (
            <Door />
          )}
        </div>
        {portrait ? null : <div className="awning" aria-hidden="true" />}
        <div className="host-words">
          <Brand />
          <Greeting />
          <Ways />
          {address ? (
            <a className="host-address" href={href("/#location")}>
              <Icon name="pin" />
              <span {...langOf(hotel.fallback_lang, "info.address")}>{address}</span>
            </a>
          ) : null}
          <Search variant="small" />
        </div>
        <Pill />
      </div>
    </header>
  );
}

/** In booking the host stays too: picture, welcome and how to ask a question. */
export function HostBeside() {
  const { hotel } = useSite();
  const portrait = portraitOf(hotel.info);
  return (
    <aside className="host-beside">
      <div className="host-view">
        {portrait ? (
          <Photo src={portrait} alt="" sizes="(min-width: 48rem) 17rem at 3/2, 6rem at 1/1" isFirst />
        ) : (
          <Door />
        )}
      </div>
      <Greeting />
      <Ways />
    </aside>
  );
}

function Ways() {
  const { hotel, isSelling, words } = useSite();
  const { phone } = hotel.info;
  const line = isSafeLink(hotel.info.line) ? hotel.info.line : "";
  if (!isSelling || (!phone && !line)) return null;
  return (
    <p className="host-ways">
      {line ? (
        <a className="button button-quiet" href={line}>
          <Icon name="chat" /> {words.message_on_line}
        </a>
      ) : null}
      {phone ? (
        <a className="button button-quiet" href={phoneLink(phone)}>
          <Icon name="phone" /> <span className="host-number">{phone}</span>
        </a>
      ) : null}
    </p>
  );
}

/** A longer welcome is set smaller: the pane must also hold the search. */
const LONG = 70;

/** The first sentence of the introduction, or the banner's subtitle. */
function Greeting() {
  const { hotel } = useSite();
  const { introduction, banner_sub_title } = hotel.info;
  const field = introduction ? "info.introduction" : "info.banner_sub_title";
  const greeting = firstSentence(introduction) || banner_sub_title;
  if (greeting === "") return null;
  return (
    <p
      className="greeting phrased"
      data-long={widthInCharacters(greeting) > LONG}
      {...langOf(hotel.fallback_lang, field)}
    >
      <Phrases phrases={phrasesOf(greeting)} />
    </p>
  );
}
