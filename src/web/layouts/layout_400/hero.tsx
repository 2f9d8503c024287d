import type { CSSProperties } from "react";
import { writtenCoordinates } from "#web/layouts/layout_400/coordinates.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Contours, useRidge } from "./terrain.tsx";
import { widthOf } from "./width-of.ts";

/** The title is as large as its length allows: a short name fills the width, a sentence takes two or three lines. */
function titleSize(title: string): CSSProperties {
  const width = widthOf(title);
  const lines = width <= 4.5 ? 1 : width <= 14 ? 2 : 3;
  return { "--line-width": (width / lines + (lines > 1 ? 0.9 : 0)).toFixed(1), "--lines": lines } as CSSProperties;
}

/** The map fills the screen; the picture covers its lower part, cut along a ridge. Without one the ridges are plain. */
export function Hero() {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  const ridge = useRidge(1, 15);
  return (
    <section className="hero" data-banner data-picture={info.banner_info.length > 0} aria-label={hotel.hotel_name}>
      <Contours hasSummit />
      <div className="hero-words">
        {info.coordinates ? <p className="hero-place">{writtenCoordinates(info.coordinates)}</p> : null}
        <h1 style={titleSize(title)} {...langOf(hotel.fallback_lang, field)}>
          <Clauses text={title} />
        </h1>
        {info.banner_sub_title ? (
          <p className="hero-line" {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
      </div>
      <div className="hero-range">
        <div className="hero-far" style={ridge} />
        <div className="hero-views" style={ridge}>
          <BannerSlides sizes="(min-width: 48rem) 100vw, 100vw at 9/10" />
        </div>
        <BannerPause className="hero-pause" />
      </div>
    </section>
  );
}
