import { langOf, useSite } from "#web/site.ts";

/** The lodging's introduction. */
export function Intro() {
  const { hotel } = useSite();
  const { introduction } = hotel.info;
  if (introduction === "") return null;
  return (
    <p className="intro" {...langOf(hotel.fallback_lang, "info.introduction")}>
      {introduction}
    </p>
  );
}
