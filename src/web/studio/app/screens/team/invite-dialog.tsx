/** Inviting someone by e-mail: as what, and in which language the invitation is written. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { inviteStaff } from "#contract/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";
import { INVITATION_DAYS, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { type Language, LANGUAGES } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";

export function InviteDialog({ close, again }: { close: () => void; again: () => void }) {
  const words = useScreenWords<TeamWords>();
  const { lang, lodging, words: app } = useStudio();
  const toast = useToast();
  const inviting = useSend(inviteStaff);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("front_desk");
  const [written, setWritten] = useState<Language>(lang);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await inviting.send({ body: { domain: lodging.domain, email, role, lang: written } }))) return;
    toast(words.done.invited);
    again();
    close();
  };
  const wrong = inviting.problem?.code === "INVALID_INPUT" ? words.wrong_email : inviting.errorAt("email");
  return (
    <FormModal title={words.invite_heading} isChanged={email !== ""} close={close}>
      <form className="team-invite" onSubmit={(event) => void submit(event)} noValidate>
        <p>{words.invite_lead(INVITATION_DAYS)}</p>
        {inviting.problem && wrong === undefined ? <Notice tone="danger">{inviting.problem.text}</Notice> : null}
        <TextInput
          data-autofocus
          label={words.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={wrong}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value);
            inviting.clear();
          }}
        />
        <NativeSelect
          label={words.role}
          description={words.roles[role].may}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(value as StaffRole)}
          data={STAFF_ROLES.map((each) => ({ value: each, label: words.roles[each].name }))}
        />
        <NativeSelect
          label={words.lang}
          value={written}
          onChange={({ currentTarget: { value } }) => setWritten(value as Language)}
          data={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        />
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={inviting.isSending} disabled={email.trim() === ""}>
            {words.invite}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}
