import { data } from "react-router";
import { listRooms } from "#contract/rooms.ts";
import { visitOf } from "#web/context.ts";
import { roomFacilities } from "#web/facilities.ts";
import { useLayout } from "#web/use-layout.ts";
import { bedNames, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { RoomList } from "#web/sections/rooms.tsx";
import { RateNote } from "#web/sections/currency.tsx";
import { Search } from "#web/sections/search.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs, roomPageData } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";
import type { Route } from "./+types/room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const rooms = await api(listRooms, { query: { domain } });
  const room = rooms.find((each) => String(each.room_class_id) === params.room_class_id);
  if (!room) throw data(null, 404);
  return { room, others: rooms.filter((each) => each !== room) };
}

export default function Room({ loaderData: { room, others } }: Route.ComponentProps) {
  const site = useSite();
  const { words, lang, isSelling, bookHref } = site;
  const { PageHead, variants } = useLayout();
  const groups = roomFacilities(room);
  const hasWords = room.introduction !== "" || room.memo_tags.length > 0 || groups.length > 0;
  return (
    <>
      <PageMeta
        title={room.room_class_name}
        description={room.introduction}
        data={[
          roomPageData(site, room),
          breadcrumbs(site, [{ name: room.room_class_name, path: `/rooms/${room.room_class_id}` }]),
        ]}
      />
      <PageHead
        title={room.room_class_name}
        lang={langOf(room.fallback_lang, "room_class_name").lang}
        lead={<Tags tags={room.symbol_tags} />}
        picture={site.hotel.info.template_images.room}
      />
      <Lightbox
        shots={room.photos}
        label={words.room_photos}
        variant={variants.gallery}
        sizes="(min-width: 1100px) 1040px, 100vw"
        isFirst
      />
      <article className="page room-page">
        {hasWords ? (
          <div className="room-words">
            {room.introduction ? (
              <p className="lead" {...langOf(room.fallback_lang, "introduction")}>
                {room.introduction}
              </p>
            ) : null}
            <Tags tags={room.memo_tags} />
            {groups.length > 0 ? (
              <section aria-labelledby="room-facilities">
                <h2 id="room-facilities">{words.room_facilities}</h2>
                <dl className="facility-groups">
                  {groups.map(({ group, items }) => (
                    <div key={group.key}>
                      <dt>{group.name[lang]}</dt>
                      <dd>
                        <ul>
                          {items.map((item) => (
                            <li key={item.key}>{item.name[lang]}</li>
                          ))}
                        </ul>
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ) : null}
          </div>
        ) : null}
        <aside className="room-side">
          <dl className="spec">
            {room.description.square_meters > 0 ? (
              <Fact name={words.room_size} value={words.square_meters(room.description.square_meters)} />
            ) : null}
            <Fact name={words.occupancy} value={sleepsWords(room, words)} />
            {room.description.bed.length > 0 ? (
              <Fact name={words.bed_type} value={bedNames(room, words).join(" / ")} />
            ) : null}
          </dl>
          <RoomPrice room={room} />
          <p className="price-note">
            {words.prices_include_tax}
            <RateNote />
          </p>
          {isSelling ? (
            <a className="button" href={bookHref()} data-book>
              {words.book_now}
            </a>
          ) : (
            <Search variant={variants.search} />
          )}
        </aside>
      </article>
      {others.length > 0 ? (
        <section className="section section-rooms section-others" aria-labelledby="others-title">
          <header className="section-head">
            <h2 id="others-title">{words.other_rooms}</h2>
          </header>
          <RoomList rooms={others} />
        </section>
      ) : null}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
