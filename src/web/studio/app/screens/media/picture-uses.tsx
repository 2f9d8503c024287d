import { listPictureUses } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useCall } from "../../calls/use-call.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

export function PictureUses({ picture_id }: { picture_id: string }) {
  const { domain } = useLodging();
  const words = useScreenWords<MediaWords>();
  const { answer } = useCall(listPictureUses, { query: { domain, picture_id } });
  if (!answer) return null;
  const fields: Record<string, string> = words.fields;
  return (
    <section className="picture-places">
      <h3>{words.shown_in}</h3>
      {answer.uses.length === 0 ? <p className="picture-hint">{words.shown_nowhere}</p> : null}
      <ul>
        {answer.uses.map(({ place, id, name, field, is_draft }) => (
          <li key={`${place} ${id} ${field} ${is_draft}`}>
            {words.places[place]}
            {place === "site" ? <span>{fields[field] ?? field}</span> : name ? <span>{name}</span> : null}
            {is_draft ? <em>{words.in_draft}</em> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
