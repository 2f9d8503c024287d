/** Says of all texts of a filtered list that somebody has read them: a whole language is not marked text by text. */
import { Button } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useMark } from "../../draft/translation/use-mark.ts";
import type { DraftTranslation } from "../../draft/translation/use-translations.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useScreenWords } from "../../studio-data.ts";

export function ReviewAll({ texts }: { texts: readonly DraftTranslation[] }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const confirm = useConfirm();
  const toast = useToast();
  const { markAll, isMarking, problem } = useMark();
  const review = async () => {
    const count = texts.length;
    const question = { title: words.review_all(count), text: words.review_all_text, yes: words.say.reviewed };
    if (!(await confirm(question))) return;
    if (await markAll(texts, "reviewed")) toast(words.marked);
  };
  if (texts.length < 2) return problem ? <Notice tone="danger">{problem.text}</Notice> : null;
  return (
    <div className="review-all">
      <Button
        variant="default"
        loading={isMarking}
        leftSection={<StudioIcon name="check" />}
        onClick={() => void review()}
      >
        {words.review_all(texts.length)}
      </Button>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
    </div>
  );
}
