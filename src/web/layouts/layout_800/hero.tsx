import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Neon } from "./neon.tsx";

/** A longer sentence is set smaller, so that the panel is still on the first screen. */
const LONG = 34;

/** A neon sign instead of a photo: one sentence above the room panel. */
export function Hero() {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="sign" data-long={title.length > LONG} aria-label={hotel.hotel_name}>
      <div className="sign-plate">
        <h1>
          <Neon text={title} {...langOf(hotel.fallback_lang, field)} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
