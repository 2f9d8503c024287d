/** Invitations that nobody has accepted yet. */
import { Button } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import { inviteStaff, type listTeam, withdrawInvitation } from "#contract/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";
import { useSend } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type Invitation = CallAnswer<typeof listTeam>["invitations"][number];
type InvitedProps = { invitations: readonly Invitation[]; again: () => void };

export function Invited({ invitations, again }: InvitedProps) {
  const words = useScreenWords<TeamWords>();
  if (invitations.length === 0) return null;
  return (
    <section className="team-invited" aria-labelledby="invited">
      <h2 id="invited">{words.invited}</h2>
      <ul className="rows">
        {invitations.map((invitation) => (
          <li key={invitation.invitation_id}>
            <OneInvitation invitation={invitation} again={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneInvitation({ invitation, again }: { invitation: Invitation; again: () => void }) {
  const words = useScreenWords<TeamWords>();
  const shown = useShown();
  const { domain } = useLodging();
  const toast = useToast();
  const [sending, withdrawing] = [useSend(inviteStaff), useSend(withdrawInvitation)];
  const { invitation_id, email, role, lang, expires_timestamp, is_expired } = invitation;
  const problem = sending.problem ?? withdrawing.problem;
  const resend = async () => {
    if (!(await sending.send({ body: { domain, email, role, lang } }))) return;
    toast(words.done.invited);
    again();
  };
  const withdraw = async () => {
    if (!(await withdrawing.send({ body: { domain, invitation_id } }))) return;
    toast(words.done.withdrawn);
    again();
  };
  return (
    <article className="team-row">
      <div className="team-who">
        <h3>{email}</h3>
        <p>
          <span className="team-mark">{words.roles[role].name}</span>{" "}
          {is_expired ? words.expired : words.until(shown.date(expires_timestamp))}
        </p>
      </div>
      <div className="team-acts">
        <Button
          variant="default"
          aria-label={`${words.resend}: ${email}`}
          loading={sending.isSending}
          onClick={() => void resend()}
        >
          {words.resend}
        </Button>
        <Button
          variant="subtle"
          color="clay"
          aria-label={`${words.withdraw}: ${email}`}
          loading={withdrawing.isSending}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
    </article>
  );
}
