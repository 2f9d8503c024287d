/** Views of a list that this person has named: one press brings their filters back. */
import { ActionIcon, Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { deleteView, listViews, saveView } from "#contract/studio/list-views.ts";
import { isSameView, type StudioList, viewQuery } from "#rules/people/list-views.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { useAppWords, useLodging } from "../../studio-data.ts";
import { Menu } from "../menu.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { useToast } from "../toast.tsx";
import { useListWords } from "./list-words.ts";

type Filters = View["query"];
type View = CallAnswer<typeof listViews>["views"][number];
type SavedViewsProps = {
  list: StudioList;
  /** Views that every list has of its own: these need no name. */
  usual: readonly Filters[];
};

/** Leaves a search for guests as it is: it is no part of a view. */
function openView(list: StudioList, query: Filters): void {
  const now = viewQuery(list, Object.fromEntries(new URLSearchParams(location.search)));
  setQuery({ ...Object.fromEntries(Object.keys(now).map((name) => [name, null])), ...viewQuery(list, query) });
}

export function SavedViews({ list, usual }: SavedViewsProps) {
  const { domain } = useLodging();
  const { views: words } = useListWords();
  const { query } = useAddress();
  const { answer, again } = useCall(listViews, { query: { domain, list } });
  const [editing, setEditing] = useState<View | "new" | null>(null);
  const now = Object.fromEntries(query);
  const views = answer?.views ?? [];
  const isKnown = [...usual, ...views.map((view) => view.query)].some((each) => isSameView(list, each, now));
  return (
    <>
      {views.length > 0 ? (
        <div className="chips is-own" role="group" aria-label={words.label}>
          {views.map((view) => (
            <Chip
              key={view.view_id}
              view={view}
              isOpen={isSameView(list, view.query, now)}
              rename={() => setEditing(view)}
              again={again}
            />
          ))}
        </div>
      ) : null}
      {answer && !isKnown ? (
        <Button variant="subtle" leftSection={<StudioIcon name="plus" />} onClick={() => setEditing("new")}>
          {words.save}
        </Button>
      ) : null}
      {editing ? (
        <ViewDialog
          list={list}
          view={editing === "new" ? null : editing}
          query={editing === "new" ? viewQuery(list, now) : editing.query}
          close={(isChanged) => {
            setEditing(null);
            if (isChanged) again();
          }}
        />
      ) : null}
    </>
  );
}

type ChipProps = { view: View; isOpen: boolean; rename: () => void; again: () => void };

function Chip({ view, isOpen, rename, again }: ChipProps) {
  const { domain } = useLodging();
  const { views: words } = useListWords();
  const toast = useToast();
  const forgetting = useSend(deleteView);
  const keeping = useSend(saveView);
  const { list, name, query, view_id } = view;
  async function forget() {
    if (!(await forgetting.send({ body: { domain, view_id } }))) return;
    again();
    toast(words.forgotten(name), async () => {
      await keeping.send({ body: { domain, list, name, query } });
      again();
    });
  }
  return (
    <span className="chip-pair">
      <button type="button" aria-pressed={isOpen} onClick={() => openView(list, query)}>
        {name}
      </button>
      {isOpen ? (
        <Menu position="bottom-end" shadow="lg">
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" aria-label={words.more(name)}>
              <StudioIcon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<StudioIcon name="pencil" size={18} />} onClick={rename}>
              {words.rename}
            </Menu.Item>
            <Menu.Item leftSection={<StudioIcon name="trash" size={18} />} onClick={() => void forget()}>
              {words.forget}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </span>
  );
}

type ViewDialogProps = {
  list: StudioList;
  /** null: a new one. */
  view: View | null;
  query: Filters;
  close: (isChanged: boolean) => void;
};

function ViewDialog({ list, view, query, close }: ViewDialogProps) {
  const { domain } = useLodging();
  const app = useAppWords();
  const { views: words } = useListWords();
  const { query: address } = useAddress();
  const toast = useToast();
  const saving = useSend(saveView);
  const [name, setName] = useState(view?.name ?? "");
  async function save() {
    const known = view ? { view_id: view.view_id } : {};
    if (!(await saving.send({ body: { domain, list, name, query, ...known } }))) return;
    toast(view ? words.renamed : words.saved(name.trim()));
    close(true);
  }
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={view ? words.rename_title : words.title}
      closeButtonProps={{ "aria-label": app.close }}
    >
      <form
        className="view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {view ? null : <p>{words.text}</p>}
        {!view && (list === "orders" || list === "log") && address.has("search") ? <p>{words.no_search}</p> : null}
        <TextInput
          label={words.name}
          placeholder={words.placeholder}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={saving.errorAt("name") ?? saving.problem?.text}
          maxLength={60}
          required
          data-autofocus
        />
        <div className="confirm-acts">
          <Button variant="default" onClick={() => close(false)}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={saving.isSending} disabled={name.trim() === ""}>
            {app.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
