import { PageWords } from "#web/sections/page-words.tsx";
import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";
import { Contours, useRidge } from "./terrain.tsx";

/** Part of the same map; a picture is cut along a ridge, as on the home page. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => {
  const ridge = useRidge(4, 30);
  return (
    <header className="page-head" data-picture={Boolean(picture)}>
      <Contours />
      <PageWords title={title} lang={lang} lead={lead} />
      {picture ? (
        <div className="page-head-view" style={ridge}>
          <Photo
            src={picture}
            alt=""
            sizes="(min-width: 60rem) 100vw, (min-width: 40rem) 100vw at 4/3, 100vw at 3/4"
            isFirst
          />
        </div>
      ) : null}
    </header>
  );
};
