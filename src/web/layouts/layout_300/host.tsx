import { isSafeLink } from "#rules/site/menu.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence, sentencesOf, widthInCharacters } from "#rules/text/sentence.ts";
import { Search } from "#web/sections/search.tsx";
import { BookButton, Brand } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Door } from "./door.tsx";
import { Pill } from "./pill.tsx";
import { portraitOf } from "./portrait.ts";
import { Times } from "./times.tsx";

/** The host's card on inner pages: who greets, a welcome, contact details and the search. */
export function Host() {
  const { hotel, path } = useSite();
  const portrait = portraitOf(hotel.info);
  // The home page has the host's letter beside its pictures; a room's page shows its host below the room.
  if (path === "/" || path.startsWith("/rooms/")) {
    return (
      <header className="host" data-home={path === "/"} data-plain>
        <Brand />
        <Pill />
      </header>
    );
  }
  return (
    <header className="host" data-home="false">
      <Brand />
      <div className="host-card">
        <div className="host-view" data-picture={portrait !== undefined}>
          {portrait ? (
            <Photo src={portrait} alt="" sizes="(min-width: 64rem) 26rem by 33rem, 40vw by 15rem" />
          ) : (
            <Door />
          )}
        </div>
        <HostName />
        <div className="host-words">
          <Greeting />
          <Ways />
          <Address />
          <Search variant="small" />
        </div>
      </div>
      <Pill />
    </header>
  );
}

/** Where the house stands, and the way to its map. */
export function Address() {
  const { hotel, href } = useSite();
  const { address } = hotel.info;
  if (address === "") return null;
  return (
    <a className="host-address" href={href("/#location")}>
      <Icon name="pin" />
      <span {...langOf(hotel.fallback_lang, "info.address")}>{address}</span>
    </a>
  );
}

/** A company's name, or one that fills the card, is no greeting. */
const MOST = 24;

/** The host's name, on the sticker that a host would wear. */
export function HostName() {
  const { hotel, words } = useSite();
  const name = hotel.info.agent_name.trim();
  if (name === "" || widthInCharacters(name) > MOST) return null;
  return <p className="host-name">{words.host_greets(name)}</p>;
}

/** In booking the host tells what else there is; whoever has read a room's page may ask. */
export function HostBeside({ isAsked = false }: { isAsked?: boolean }) {
  const { hotel } = useSite();
  const portrait = portraitOf(hotel.info);
  const ways = useWays();
  return (
    <aside className="host-beside">
      <Stamp portrait={portrait} isFirst={!isAsked} />
      <div className="host-beside-words">
        <HostName />
        {isAsked && ways ? <Question /> : <Greeting isNext={!isAsked} />}
      </div>
      <Ways />
    </aside>
  );
}

/** On the letter it grows with the screen. */
const LETTER = "(min-width: 64rem) 12rem at 4/5, 8rem at 4/5";

type StampProps = { portrait: string | undefined; isFirst: boolean; isLetter?: boolean };

/** The house's door on a stamp: small enough for the words to be the host's portrait. */
export function Stamp({ portrait, isFirst, isLetter }: StampProps) {
  return (
    <div className="stamp">
      {portrait ? (
        <Photo src={portrait} alt="" sizes={isLetter ? LETTER : "6rem at 4/5"} isFirst={isFirst} />
      ) : (
        <Door />
      )}
    </div>
  );
}

/** The next page of the letter, beside the first room (on a phone below it): the host asks back; then the door's times, how to answer, how to book. */
export function HostAsks() {
  const ways = useWays();
  return (
    <aside className="host-asks">
      {ways ? (
        <div className="letter-hand">
          <Question />
        </div>
      ) : null}
      <Times />
      <Ways />
      <BookButton />
    </aside>
  );
}

function Question() {
  const { words } = useSite();
  return (
    <p className="greeting phrased">
      <Phrases phrases={phrasesOf(words.host_asks)} />
    </p>
  );
}

/** How to ask a question, where one may; null: there is no way. */
function useWays() {
  const { hotel, isSelling } = useSite();
  const { phone } = hotel.info;
  const line = isSafeLink(hotel.info.line) ? hotel.info.line : "";
  return isSelling && (phone || line) ? { phone, line } : null;
}

export function Ways() {
  const { words } = useSite();
  const ways = useWays();
  if (!ways) return null;
  const { phone, line } = ways;
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

/** The first sentence of the introduction, or the next one where the guest knows that; else the banner's subtitle. */
function Greeting({ isNext = false }: { isNext?: boolean }) {
  const { hotel } = useSite();
  const { introduction, banner_sub_title } = hotel.info;
  const field = introduction ? "info.introduction" : "info.banner_sub_title";
  const { sentence, rest } = sentencesOf(introduction);
  const next = firstSentence(rest);
  const greeting = (isNext && next !== "" ? next : sentence) || banner_sub_title;
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
