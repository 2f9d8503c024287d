import { data } from "react-router";
import { visitOf } from "#web/context.ts";
import { loadFrame } from "#web/frame.ts";
import { useLayout } from "#web/use-layout.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/about";

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await loadFrame(visitOf(context));
  if (!frame?.filled.about) throw data(null, 404);
  return null;
}

export default function About() {
  const site = useSite();
  const { hotel, words, titles } = site;
  const { info } = hotel;
  const { PageHead, variants, boxes } = useLayout();
  const { gallery, detail, onlyPicture = gallery, lastPicture = detail } = boxes;
  const numbers = [
    { name: words.registration_name, value: info.registration_name },
    { name: words.agent_name, value: info.agent_name },
    { name: words.business_registration, value: info.business_registration },
    { name: words.unified_business_number, value: info.unified_business_number },
  ].filter(({ value }) => value !== "");
  return (
    <>
      <PageMeta
        title={titles.about.title}
        description={info.introduction || info.about_us}
        data={[breadcrumbs(site, [{ name: titles.about.title, path: "/about" }])]}
      />
      <PageHead {...titles.about} picture={info.template_images.about} />
      <article className="page article-page about-page">
        <p className="lead" {...langOf(hotel.fallback_lang, "info.introduction")}>
          {info.introduction}
        </p>
        <RichText html={info.about_us} {...langOf(hotel.fallback_lang, "info.about_us")} />
        {numbers.length > 0 ? (
          <dl className="spec">
            {numbers.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </article>
      <Lightbox
        shots={info.about_images.map((src) => ({ src, alt: hotel.hotel_name }))}
        label={words.our_story}
        variant={variants.gallery}
        sizes={info.about_images.length === 1 ? onlyPicture : gallery}
        nextSizes={detail}
        lastSizes={lastPicture}
      />
    </>
  );
}
