/** One person of the team: another role, whether an editor may publish, and the way out. Each says its consequence first. */
import { Button, NativeSelect, Switch } from "@mantine/core";
import { allowPublishing, changeStaffRole, removeStaff } from "#contract/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";
import { STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { Member } from "./team.tsx";

type MemberRowProps = { member: Member; isOnlyOwner: boolean; again: () => void };

export function MemberRow({ member, isOnlyOwner, again }: MemberRowProps) {
  const words = useScreenWords<TeamWords>();
  const shown = useShown();
  const { domain } = useLodging();
  const [confirm, toast] = [useConfirm(), useToast()];
  const [changing, publishing, removing] = [useSend(changeStaffRole), useSend(allowPublishing), useSend(removeStaff)];
  const { account_id, email, name, role, may_publish } = member;
  const problem = changing.problem ?? publishing.problem ?? removing.problem;
  const done = (text: string) => {
    toast(text);
    again();
  };
  const change = async (next: StaffRole) => {
    const { name: title, may } = words.roles[next];
    const question = { title: words.change_title(title), text: words.change_text(name || email, may), yes: words.save };
    if (!(await confirm(question))) return;
    if (await changing.send({ body: { domain, account_id, role: next } })) done(words.done.changed);
  };
  const allow = async (isAllowed: boolean) => {
    if (await publishing.send({ body: { domain, account_id, may_publish: isAllowed } })) done(words.done.publishing);
  };
  const remove = async () => {
    const question = { title: `${words.remove}: ${name || email}`, text: words.remove_whom(email) };
    if (!(await confirm({ ...question, yes: words.remove_yes, isDangerous: true }))) return;
    if (await removing.send({ body: { domain, account_id } })) done(words.done.removed);
  };
  return (
    <article className="team-row">
      <div className="team-who">
        <h3 data-open tabIndex={-1}>
          {name || email} {member.is_me ? <span className="team-mark">{words.you}</span> : null}
        </h3>
        <p>{[name ? email : "", words.since(shown.date(member.since_timestamp))].filter(Boolean).join(" · ")}</p>
        {role === "editor" ? (
          <Switch
            className="team-publishing"
            checked={may_publish}
            disabled={publishing.isSending}
            aria-label={words.publishing_of(email)}
            label={may_publish ? words.may_publish : words.may_not_publish}
            onChange={({ currentTarget: { checked } }) => void allow(checked)}
          />
        ) : null}
      </div>
      {isOnlyOwner ? (
        <p className="team-only">
          <span className="team-mark">{words.roles[role].name}</span>
          <small>{words.last_owner}</small>
        </p>
      ) : (
        <div className="team-acts">
          <NativeSelect
            size="md"
            aria-label={words.role_of(email)}
            value={role}
            disabled={changing.isSending}
            onChange={({ currentTarget: { value } }) => void change(value as StaffRole)}
            data={STAFF_ROLES.map((each) => ({ value: each, label: words.roles[each].name }))}
          />
          <Button
            variant="subtle"
            color="clay"
            size="md"
            aria-label={`${words.remove}: ${email}`}
            loading={removing.isSending}
            onClick={() => void remove()}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
    </article>
  );
}
