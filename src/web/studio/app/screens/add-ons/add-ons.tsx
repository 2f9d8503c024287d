/** What is sold besides rooms: each item with its price, its stock and the plans that sell it. */
import { Button } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import { archiveAddOn, listAddOns, undoAddOn, undoAddOnStock } from "#contract/studio/studio-add-ons.ts";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { go, useHrefOf } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { LastChange, LastChanges } from "../../parts/last-change.tsx";
import { ArchivedList } from "../../parts/lists/archived-list.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LogLink } from "../../parts/log-link.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { ItemCard } from "./item-card.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import "../../draft/draft.css";
import "./add-ons.css";

export type AddOnsAnswer = CallAnswer<typeof listAddOns>;
export type Item = AddOnsAnswer["items"][number];

/** `add-ons/new` makes one, `add-ons/{number}` changes it, `add-ons/{number}/stock` says how many there are. */
export default function AddOns({ rest }: ScreenProps) {
  const app = useAppWords();
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { domain, permissions } = useLodging();
  const hrefOf = useHrefOf();
  const { answer, error, again } = useCall(listAddOns, { query: { domain } });
  const toast = useToast();
  const restoring = useSend(archiveAddOn);
  const mayChange = permissions.includes("change_prices");
  const mayStock = permissions.includes("change_stock");
  const open = (path = "") => go(hrefOf(path === "" ? "add-ons" : `add-ons/${path}`));
  const [number = "", part] = rest;
  const opened = answer?.items.find((item) => item.item_number === number);
  const add = mayChange ? (
    <Button leftSection={<StudioIcon name="plus" />} onClick={() => open("new")}>
      {words.add}
    </Button>
  ) : null;
  const head = (
    <PageHead title={app.screens.add_ons.name} lead={words.lead}>
      <LogLink filter="prices" />
      {answer && answer.items.length > 0 ? add : null}
    </PageHead>
  );
  if (!answer) {
    return (
      <>
        {head}
        {error ? <LoadProblem error={error} again={again} /> : <LoadingPanel lines={6} />}
      </>
    );
  }
  const nameOf = (item_number?: string) => answer.items.find((item) => item.item_number === item_number)?.name ?? "";
  const { undo, undo_stock } = answer;
  const sold = answer.items.filter((item) => !item.is_archived);
  const archived = answer.items.filter((item) => item.is_archived);
  const done = () => {
    open();
    again();
  };
  const restore = async (item_number: string) => {
    if (await restoring.send({ body: { domain, item_number, is_archived: false } })) toast(words.restored);
    again();
  };
  return (
    <>
      {head}
      <LastChanges>
        {mayChange ? (
          <LastChange
            text={words.last(nameOf(undo?.item_number))}
            until={undo?.until_timestamp}
            call={undoAddOn}
            done={again}
          />
        ) : null}
        {mayStock ? (
          <LastChange
            text={words.last_stock(nameOf(undo_stock?.item_number))}
            until={undo_stock?.until_timestamp}
            call={undoAddOnStock}
            done={again}
          />
        ) : null}
      </LastChanges>
      {sold.length === 0 ? (
        <EmptyState icon="basket" title={words.none} text={words.none_text}>
          {answer.items.length === 0 ? add : null}
        </EmptyState>
      ) : null}
      <ul className="add-ons">
        {sold.map((item) => (
          <li key={item.item_number}>
            <ItemCard item={item} open={open} again={again} mayChange={mayChange} mayStock={mayStock} />
          </li>
        ))}
      </ul>
      {archived.length > 0 ? (
        <ArchivedList
          title={words.off_sale}
          items={archived.map(({ item_number: id, name }) => ({ id, name }))}
          restoreLabel={words.restore}
          {...(mayChange ? { restore } : {})}
        />
      ) : null}
      {mayChange && (number === "new" || (opened && part === undefined)) ? (
        <ItemDialog key={number} answer={answer} item={opened ?? null} close={() => open()} done={done} again={again} />
      ) : null}
      {opened && part === "stock" ? (
        <StockDialog item={opened} today={answer.today} mayStock={mayStock} close={() => open()} again={again} />
      ) : null}
    </>
  );
}
