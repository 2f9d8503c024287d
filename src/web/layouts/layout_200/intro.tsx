import { said, useSite } from "#web/site.ts";
import { Upright } from "#web/ui/upright.tsx";

/** A longer text written downwards would run off a telephone. */
const LONGEST = 160;
const SHORTEST_COLUMN = 12;

/** The introduction in three to five columns: how tall they are follows from how much there is to say. */
export function Intro() {
  const { hotel } = useSite();
  const text = hotel.info.introduction;
  if (text === "") return null;
  const column = Math.max(SHORTEST_COLUMN, Math.ceil(text.length / 4.4));
  return (
    <div className="intro" data-long={text.length > LONGEST} style={{ "--column": column } as object}>
      <p {...said(hotel.fallback_lang, "info.introduction")}>
        <Upright text={text} />
      </p>
    </div>
  );
}
