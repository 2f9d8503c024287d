import { langOf, useSite } from "#web/site.ts";
import { Upright } from "#web/ui/upright.tsx";

/** A longer vertical text would not fit a phone. */
const LONGEST = 160;
const SHORTEST_COLUMN = 12;
const LAST = 4;

/** The introduction in three to five columns, whose height depends on the length of the text. */
export function Intro() {
  const { hotel } = useSite();
  const text = hotel.info.introduction;
  if (text === "") return null;
  const column = Math.max(SHORTEST_COLUMN, Math.ceil(text.length / 4.4));
  return (
    <div className="intro" data-long={text.length > LONGEST} style={{ "--column": column } as object}>
      <p {...langOf(hotel.fallback_lang, "info.introduction")}>
        <Upright text={text.slice(0, -LAST)} />
        {/* The last column never holds a full stop alone. */}
        <span className="last-words">
          <Upright text={text.slice(-LAST)} />
        </span>
      </p>
    </div>
  );
}
