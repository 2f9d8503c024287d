/** The items in the site's header: which, in which order, how called and where they lead. */
import { Button, Checkbox, Select, Switch, TextInput } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { isSafeLink, type MenuItem } from "#rules/site/menu.ts";
import { DraftFrame } from "../../draft/draft-frame.tsx";
import { useField, useTextLanguage } from "../../draft/use-draft.ts";
import { MoveItem, RemoveItem } from "../../parts/lists/item-acts.tsx";
import { SortableList } from "../../parts/lists/sortable-list.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";

const PAGES = ["rooms", "facilities", "promotions", "about"] as const;

/** The menu of a site whose owner has not made one. */
const USUAL: MenuItem[] = PAGES.map((type) => ({ type, title: {}, status: true, link: "", open: false }));

export default function Menu() {
  const words = useScreenWords<SiteContentWords>();
  return (
    <DraftFrame title={words.titles.menu} lead={words.leads.menu} records={() => []}>
      {() => <Items />}
    </DraftFrame>
  );
}

function Items() {
  const words = useScreenWords<SiteContentWords>();
  const field = useField({ record: "menu", record_id: 0, field: "menu_items", lang: "" });
  const { main } = useTextLanguage();
  const items = (field.value ?? USUAL) as MenuItem[];
  const add = () => field.change([...items, { type: "custom", title: {}, status: true, link: "", open: false }]);
  return (
    <>
      {field.refused ? <Notice tone="danger">{words.problems.menu}</Notice> : null}
      <SortableList
        className="menu-items"
        items={items}
        idOf={(_, at) => String(at + 1)}
        nameOf={(item, at) =>
          item.title[main] || (item.type === "custom" ? String(at + 1) : words.menu.pages[item.type || "rooms"])
        }
        move={(from, to) => field.change(items.toSpliced(from, 1).toSpliced(to, 0, items[from]!))}
      >
        {(item, at, handle) => (
          <div className="panel">
            <Item item={item} number={at + 1} change={(next) => field.change(items.with(at, next))} />
            <div className="menu-acts">
              {handle}
              <MoveItem
                items={items}
                at={at}
                labels={[words.move_up(String(at + 1)), words.move_down(String(at + 1))]}
                change={field.change}
              />
              <RemoveItem label={words.menu.remove(at + 1)} remove={() => field.change(items.toSpliced(at, 1))} />
            </div>
          </div>
        )}
      </SortableList>
      <div className="record-acts">
        <Button leftSection={<StudioIcon name="plus" />} onClick={add}>
          {words.menu.add}
        </Button>
        {field.value === null ? null : (
          <Button variant="subtle" onClick={() => field.change(null)}>
            {words.menu.usual}
          </Button>
        )}
      </div>
    </>
  );
}

type ItemProps = { item: MenuItem; number: number; change: (item: MenuItem) => void };

function Item({ item, number, change }: ItemProps) {
  const words = useScreenWords<SiteContentWords>();
  const { target, main } = useTextLanguage();
  const pages = [...PAGES, "custom" as const].map((value) => ({ value, label: words.menu.pages[value] }));
  const isBadLink = item.type === "custom" && item.link !== "" && !isSafeLink(item.link);
  return (
    <div className="menu-item">
      <Select
        label={words.menu.leads_to(number)}
        allowDeselect={false}
        data={pages}
        value={item.type}
        onChange={(type) => type && change({ ...item, type: type as MenuItem["type"] })}
      />
      <TextInput
        label={words.menu.title}
        lang={target}
        placeholder={item.title[main] || (item.type === "custom" ? "" : words.menu.pages[item.type || "rooms"])}
        maxLength={40}
        value={item.title[target] ?? ""}
        onChange={({ currentTarget: { value } }) => change({ ...item, title: { ...item.title, [target]: value } })}
      />
      {item.type === "custom" ? (
        <TextInput
          label={words.menu.link}
          inputMode="url"
          placeholder="https://"
          error={isBadLink ? words.problems.link : undefined}
          value={item.link}
          onChange={(event) => change({ ...item, link: event.currentTarget.value })}
        />
      ) : null}
      <div className="menu-switches">
        <Switch
          label={words.menu.shown}
          checked={item.status}
          onChange={(event) => change({ ...item, status: event.currentTarget.checked })}
        />
        <Checkbox
          label={words.menu.new_window}
          checked={item.open}
          onChange={(event) => change({ ...item, open: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}
