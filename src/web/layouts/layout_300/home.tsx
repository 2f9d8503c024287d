import { sentencesOf, widthInCharacters } from "#rules/text/sentence.ts";
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
import { Clauses } from "#web/ui/clauses.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Bento } from "./bento.tsx";
import { HostAsks } from "./host.tsx";
import { Times } from "./times.tsx";

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Bento data={data} />
      <RoomsBesideLetter rooms={data.rooms} />
      <HostAsks />
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

/** A longer letter would not fit beside the first room, or not with the times below it. */
const LONG = 220;
const MIDDLE = 175;
/** Up to here its lines stand wider apart. */
const SHORT = 90;

/** On a wide screen the host's letter and times stand beside the first room and end with it; both must be there. */
function RoomsBesideLetter({ rooms }: Pick<HomeData, "rooms">) {
  const { introduction } = useSite().hotel.info;
  const { rest } = sentencesOf(introduction);
  const width = widthInCharacters(rest);
  const isBeside = rest !== "" && width <= LONG && rooms[0]?.photos[0] !== undefined;
  return (
    <div className="rooms-beside" data-letter={isBeside}>
      <div className="beside">
        <Letter text={rest} />
        {isBeside && width <= MIDDLE ? <Times /> : null}
      </div>
      <Rooms rooms={rooms} variant="stack" />
    </div>
  );
}

/** The host's own words, written by hand and signed: the introduction without its first sentence, which the card already shows. */
function Letter({ text }: { text: string }) {
  const { hotel } = useSite();
  const { agent_name } = hotel.info;
  if (text === "") return null;
  return (
    <div className="letter" data-short={widthInCharacters(text) <= SHORT}>
      <p {...langOf(hotel.fallback_lang, "info.introduction")}>
        <Clauses text={text} />
      </p>
      {agent_name ? <p className="letter-name">{agent_name}</p> : null}
    </div>
  );
}
