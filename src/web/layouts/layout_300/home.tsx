import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/clauses.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Bento } from "./bento.tsx";

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Bento data={data} />
      <Letter />
      <Rooms rooms={data.rooms} variant="stack" />
      <House facilities={data.facilities} />
      <Promotions promotions={data.promotions} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}

/** What the page has shown is not shown again here: such a place is a row of words. */
function House({ facilities }: Pick<HomeData, "facilities">) {
  const fresh = new Set(useUnshown(facilities.map(({ main_image_path }) => main_image_path)));
  return (
    <Facilities
      facilities={facilities.map((facility) =>
        fresh.has(facility.main_image_path) ? facility : { ...facility, main_image_path: "", picture_path_array: [] },
      )}
    />
  );
}

/** The host's own words: the introduction without its first sentence, which the pane already shows, signed and written by hand. */
function Letter() {
  const { hotel } = useSite();
  const { introduction, agent_name } = hotel.info;
  const rest = introduction.trim().slice(firstSentence(introduction).length).trim();
  if (rest === "") return null;
  return (
    <div className="letter">
      <p className="phrased" {...langOf(hotel.fallback_lang, "info.introduction")}>
        <Phrases phrases={phrasesOf(rest)} />
      </p>
      {agent_name ? <p className="letter-name">{agent_name}</p> : null}
    </div>
  );
}
