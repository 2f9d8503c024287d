import { isSafeLink } from "#rules/site/menu.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence, widthInCharacters } from "#rules/text/sentence.ts";
import { Search } from "#web/sections/search.tsx";
import { BookButton, Brand } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Door } from "./door.tsx";
import { Pill } from "./pill.tsx";
import { portraitOf } from "./portrait.ts";

/** The host's card: who greets, a welcome and contact details. The search is here too, except where the home page has it. */
export function Host() {
  const { hotel, href, path } = useSite();
  const { address } = hotel.info;
  const portrait = portraitOf(hotel.info);
  // A room's page shows its host below the room.
  if (path.startsWith("/rooms/")) {
    return (
      <header className="host" data-home="false" data-room>
        <div className="host-words">
          <Brand />
        </div>
        <Pill />
      </header>
    );
  }
  return (
    <header className="host" data-home={path === "/"}>
      <div className="host-card">
        <div className="host-view" data-picture={portrait !== undefined}>
          {portrait ? (
            <Photo
              src={portrait}
              alt=""
              sizes="(min-width: 64rem) 26rem by 33rem, 94vw by 14rem"
              isFirst={path === "/"}
            />
          ) : (
            <Door />
          )}
        </div>
        <HostName />
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
          {path === "/" ? null : <Search variant="small" />}
        </div>
        <Pill />
      </div>
      {path === "/" ? <HostDock portrait={portrait} /> : null}
    </header>
  );
}

/** On a wide screen the host comes along once the card with the search is out of sight. */
function HostDock({ portrait }: { portrait: string | undefined }) {
  const { hotel } = useSite();
  return (
    <div className="host-dock">
      {portrait ? <Photo src={portrait} alt="" sizes="3.5rem at 1/1" /> : null}
      <strong {...langOf(hotel.fallback_lang, "hotel_name")}>{hotel.hotel_name}</strong>
      <Ways />
      <BookButton />
    </div>
  );
}

/** A company's name, or one that fills the card, is no greeting. */
const MOST = 24;

/** The host's name, on the sticker that a host would wear. */
function HostName() {
  const { hotel, words } = useSite();
  const name = hotel.info.agent_name.trim();
  if (name === "" || widthInCharacters(name) > MOST) return null;
  return <p className="host-name">{words.host_greets(name)}</p>;
}

/** In booking and below a room the host stays too: picture, welcome and how to ask a question. */
export function HostBeside({ isFirst = true }: { isFirst?: boolean }) {
  const { hotel } = useSite();
  const portrait = portraitOf(hotel.info);
  return (
    <aside className="host-beside">
      <div className="host-view">
        {portrait ? (
          <Photo src={portrait} alt="" sizes="(min-width: 48rem) 17rem at 3/2, 6rem at 1/1" isFirst={isFirst} />
        ) : (
          <Door />
        )}
      </div>
      <div className="host-beside-words">
        <HostName />
        <Greeting />
      </div>
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
