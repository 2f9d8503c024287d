import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf, widthInCharacters } from "#rules/text/sentence.ts";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { Address, HostName, Stamp, Ways } from "./host.tsx";
import { portraitOf } from "./portrait.ts";

/** What fits on the card beside the pictures; the rest of a longer introduction is a note below them. */
const MOST = 280;
/** Up to here the writing is larger. */
const SHORT = 170;

/** Whole sentences only: a letter doesn't stop in the middle of one. */
export function letterOf(introduction: string): { text: string; rest: string } {
  let { sentence: text, rest } = sentencesOf(introduction);
  while (rest !== "") {
    const next = sentencesOf(rest);
    const glue = /[\u2E7F-\uFFEF]$/u.test(text) ? "" : " ";
    if (widthInCharacters(text + glue + next.sentence) > MOST) break;
    text += glue + next.sentence;
    rest = next.rest;
  }
  return { text, rest };
}

/** The host as a letter (whoever has written nothing asks for questions): a stamp with the house's door, the words by hand, signed. How to ask stands beside the first room, here only where there is none. */
export function HostLetter({ hasWays }: { hasWays: boolean }) {
  const { hotel, words } = useSite();
  const { introduction, banner_sub_title, agent_name } = hotel.info;
  const portrait = portraitOf(hotel.info);
  const text = letterOf(introduction).text || banner_sub_title;
  const field = introduction ? "info.introduction" : "info.banner_sub_title";
  return (
    <aside className="host-letter" data-short={widthInCharacters(text) <= SHORT}>
      <div className="letter-top">
        <div className="letter-head">
          <HostName />
          <Address />
        </div>
        <Stamp portrait={portrait} isFirst isLetter />
      </div>
      <div className="letter-hand">
        {text ? (
          <p className="letter-text phrased" {...langOf(hotel.fallback_lang, field)}>
            {/* Phrases break where one would breathe; Latin words break by themselves. */}
            <Phrases phrases={phrasesOf(text)} />
          </p>
        ) : (
          <p className="letter-text phrased">
            <Phrases phrases={phrasesOf(words.host_asks)} />
          </p>
        )}
        {agent_name ? <p className="letter-name">{agent_name}</p> : null}
      </div>
      {hasWays ? <Ways /> : null}
    </aside>
  );
}

/** What the card could not hold. */
export function LetterRest() {
  const { hotel } = useSite();
  const { rest } = letterOf(hotel.info.introduction);
  if (rest === "") return null;
  return (
    <p className="letter-rest" {...langOf(hotel.fallback_lang, "info.introduction")}>
      <Clauses text={rest} />
    </p>
  );
}
