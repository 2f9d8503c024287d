/** A text whose lines break between phrases. */
import { Fragment } from "react";
import { Upright } from "#web/ui/upright.tsx";

export function Phrases({ phrases }: { phrases: string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Upright text={phrase} />
    </Fragment>
  ));
}
