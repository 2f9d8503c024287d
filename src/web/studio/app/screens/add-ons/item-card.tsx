/** One item of the list: what guests see of it, what there is of it, and what is wrong with it. */
import { Button } from "@mantine/core";
import { archiveAddOn, undoAddOn } from "#contract/studio/studio-add-ons.ts";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import { cutOffClock } from "#rules/add-ons/cut-off.ts";
import { useSend } from "../../calls/use-send.ts";
import { Thumbnail } from "../../draft/thumbnail.tsx";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { Item } from "./add-ons.tsx";
import { isWritten } from "./item-texts.tsx";

type ItemCardProps = {
  item: Item;
  open: (path: string) => void;
  again: () => void;
  mayChange: boolean;
  mayStock: boolean;
};

export function ItemCard({ item, open, again, mayChange, mayStock }: ItemCardProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { domain, site, languages } = useLodging();
  const { money } = useShown();
  const toast = useToast();
  const confirm = useConfirm();
  const [archiving, undoing] = [useSend(archiveAddOn), useSend(undoAddOn)];
  const { item_number, name, price, price_per, daily_stock, cutoff_hours, sold_ahead, own_days, rate_plan_ids } = item;
  const done = languages.filter((lang) => isWritten(item, lang)).length;
  const cutOff = cutoff_hours === null ? null : cutOffClock(cutoff_hours);
  const facts = [
    words.types[item.item_type],
    daily_stock === null ? words.unlimited : words.daily(daily_stock),
    ...(own_days > 0 ? [words.own_days(own_days)] : []),
    ...(cutOff === null ? [] : [words.cut_off(cutOff.days, cutOff.hour)]),
    ...(rate_plan_ids.length > 0 ? [words.with_plans(rate_plan_ids.length)] : []),
    ...(done < languages.length ? [words.languages(done, languages.length)] : []),
  ];
  async function archive() {
    const question = { title: words.archive_title(name), text: words.archive_text(sold_ahead), yes: words.archive };
    if (!(await confirm(question))) return;
    if (!(await archiving.send({ body: { domain, item_number } }))) return;
    toast(words.archived(name), async () => {
      if (await undoing.send({ body: { domain } })) toast(words.undone);
      again();
    });
    again();
  }
  return (
    <article className="add-on">
      <div className="add-on-photo">
        {item.main_image ? (
          <Thumbnail src={item.main_image.src} origin={new URL(site).origin} />
        ) : (
          <StudioIcon name="basket" size={28} />
        )}
      </div>
      <div className="add-on-words">
        <h2>{name}</h2>
        <p className="add-on-price">
          <strong>{price === 0 ? words.free : money(price)}</strong> {price === 0 ? null : words.per[price_per]}
        </p>
        <p className="add-on-facts">{facts.join(" · ")}</p>
        {sold_ahead > 0 ? <p className="add-on-sold">{words.sold_ahead(sold_ahead)}</p> : null}
        {rate_plan_ids.length === 0 ? <Notice tone="wait">{words.with_none}</Notice> : null}
        {archiving.problem ? <Notice tone="danger">{archiving.problem.text}</Notice> : null}
      </div>
      <div className="add-on-acts">
        {mayChange ? (
          <Button variant="default" aria-label={words.act_of(words.edit_short, name)} onClick={() => open(item_number)}>
            {words.edit_short}
          </Button>
        ) : null}
        {mayStock ? (
          <Button
            variant="default"
            aria-label={words.act_of(words.stock_short, name)}
            onClick={() => open(`${item_number}/stock`)}
          >
            {words.stock_short}
          </Button>
        ) : null}
        {mayChange ? (
          <Button
            variant="default"
            c="clay.7"
            aria-label={words.act_of(words.archive, name)}
            onClick={() => void archive()}
          >
            {words.archive}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
