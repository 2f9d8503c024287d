import { said, useSite } from "#web/site.ts";

/** The lodging's introduction. */
export function Intro() {
  const { hotel } = useSite();
  const { introduction } = hotel.info;
  if (introduction === "") return null;
  return (
    <p className="intro" {...said(hotel.fallback_lang, "info.introduction")}>
      {introduction}
    </p>
  );
}
