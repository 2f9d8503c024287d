import type { CallAnswer } from "#contract/call.ts";
import { listPictureUses } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useCall } from "../../calls/use-call.ts";
import { fieldPlace } from "../../draft/editing/field-place.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type PictureUse = CallAnswer<typeof listPictureUses>["uses"][number];

const SCREENS = {
  room: "rooms",
  facility: "facilities",
  promotion: "promotions",
  announcement: "news",
  attraction: "attractions",
  add_on: "add-ons",
} as const;

/** The form with the field that shows it. */
function placeOf({ place, id, field }: PictureUse): [to: string, query: { field: string }] {
  if (place !== "site") return [`${SCREENS[place]}/${id}`, { field }];
  // The icon stands beside the logos.
  const at = field === "icon_image" ? "logo_images" : field;
  return [fieldPlace({ record: "site", record_id: 0, field, lang: "" }, []), { field: at }];
}

export function PictureUses({ picture_id }: { picture_id: string }) {
  const { domain } = useLodging();
  const words = useScreenWords<MediaWords>();
  const { answer } = useCall(listPictureUses, { query: { domain, picture_id } });
  const hrefOf = useHrefOf();
  if (!answer) return null;
  const fields: Record<string, string> = words.fields;
  return (
    <section className="picture-places">
      <h3>{words.shown_in}</h3>
      {answer.uses.length === 0 ? <p className="picture-hint">{words.shown_nowhere}</p> : null}
      <ul>
        {answer.uses.map((use) => {
          const { place, id, name, field, is_draft } = use;
          return (
            <li key={`${place} ${id} ${field} ${is_draft}`}>
              <Link href={hrefOf(...placeOf(use))}>{words.places[place]}</Link>
              {place === "site" ? <span>{fields[field] ?? field}</span> : name ? <span>{name}</span> : null}
              {is_draft ? <em>{words.in_draft}</em> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
