/** The topics of promotions: their names in the site's languages, new ones, and those that go. */
import { ActionIcon, Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import type { listPromotionTypes } from "#contract/content.ts";
import { removeTopic, saveTopic } from "#contract/studio/topics.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Texts } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";

type Topic = CallAnswer<typeof listPromotionTypes>[number];
type TopicsDialogProps = {
  topics: readonly Topic[];
  close: () => void;
  /** The list as it is now: the site's own is made again a moment later. */
  change: (topics: Topic[]) => void;
  choose: (topic_key: string) => void;
};

export default function TopicsDialog({ topics, close, change, choose }: TopicsDialogProps) {
  const { topics: words } = useScreenWords<SiteContentWords>().forms;
  const app = useAppWords();
  const others = ({ promotion_type_id }: Topic) =>
    topics.filter((each) => each.promotion_type_id !== promotion_type_id);
  const put = (topic: Topic) =>
    change([...others(topic), topic].toSorted((one, other) => one.promotion_type_id - other.promotion_type_id));
  return (
    <Modal opened onClose={close} title={words.title} closeButtonProps={{ "aria-label": app.close }}>
      <p className="form-hint">{words.text}</p>
      <ul className="topics">
        {topics.map((topic) => (
          <li key={topic.promotion_type_id}>
            <TopicForm topic={topic} saved={put} removed={() => change(others(topic))} />
          </li>
        ))}
        <li key={`new ${topics.length}`}>
          <TopicForm
            topic={null}
            saved={(topic) => {
              put(topic);
              choose(topic.topic_key);
            }}
          />
        </li>
      </ul>
    </Modal>
  );
}

type TopicFormProps = { topic: Topic | null; saved: (topic: Topic) => void; removed?: () => void };

function TopicForm({ topic, saved, removed }: TopicFormProps) {
  const { topics: words } = useScreenWords<SiteContentWords>().forms;
  const app = useAppWords();
  const { domain, main_lang, languages } = useLodging();
  const [confirm, toast] = [useConfirm(), useToast()];
  const [saving, removing] = [useSend(saveTopic), useSend(removeTopic)];
  const before = topic?.topic_detail ?? {};
  const [names, setNames] = useState<Texts>(before);
  const langs = [main_lang, ...languages.filter((lang) => lang !== main_lang)];
  const isChanged = langs.some((lang) => (names[lang] ?? "") !== (before[lang] ?? ""));
  const name = before[main_lang] ?? "";
  const save = async () => {
    const id = topic ? { promotion_type_id: topic.promotion_type_id } : {};
    const answer = await saving.send({ body: { domain, names, ...id } });
    if (!answer) return;
    toast(words.saved);
    saved({ ...answer, topic_detail: names });
  };
  const remove = async () => {
    const question = { title: words.remove_title(name), text: words.remove_text, yes: words.remove, isDangerous: true };
    if (!topic || !(await confirm(question))) return;
    if (await removing.send({ body: { domain, promotion_type_id: topic.promotion_type_id } })) removed?.();
  };
  const problem = saving.problem ?? removing.problem;
  return (
    <form
      className="topic"
      aria-label={topic ? name : words.add}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="topic-head">
        <h3>{topic ? name : words.add}</h3>
        {topic ? (
          <ActionIcon variant="subtle" size="lg" aria-label={`${words.remove}: ${name}`} onClick={() => void remove()}>
            <StudioIcon name="trash" />
          </ActionIcon>
        ) : null}
      </div>
      {langs.map((lang) => (
        <TextInput
          key={lang}
          label={LANGUAGE_NAMES[lang]}
          required={lang === main_lang}
          withAsterisk={false}
          maxLength={60}
          lang={lang}
          value={names[lang] ?? ""}
          onChange={({ currentTarget: { value } }) => setNames({ ...names, [lang]: value })}
        />
      ))}
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      {isChanged ? (
        <div>
          <Button type="submit" loading={saving.isSending} disabled={!names[main_lang]?.trim()}>
            {topic ? app.save : words.add}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
