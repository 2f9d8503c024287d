/** The team: who works at the lodging, as what, and who is invited. For its owners. */
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { listTeam } from "#contract/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { useCall } from "../../calls/use-call.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LogLink } from "../../parts/log-link.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { Invited } from "./invited.tsx";
import { MemberRow } from "./member-row.tsx";
import "./team.css";

export type Member = CallAnswer<typeof listTeam>["team"][number];

const ROW_HEIGHT = 84;
const keyOf = ({ account_id }: Member) => account_id;

export default function Team() {
  const words = useScreenWords<TeamWords>();
  const lists = useListWords();
  const { domain } = useLodging();
  const { query } = useAddress();
  const shown = useShown();
  const [isInviting, setInviting] = useState(false);
  const { answer, error, again } = useCall(listTeam, { query: { domain } });
  const [filter, search] = [query.get("filter") ?? "", (query.get("search") ?? "").toLowerCase()];
  const team = useMemo(() => answer?.team ?? [], [answer]);
  const found = useMemo(
    () =>
      team.filter(
        ({ role, name, email }) =>
          (filter === "" || role === filter) && `${name} ${email}`.toLowerCase().includes(search),
      ),
    [team, filter, search],
  );
  if (error && !answer) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const owners = team.filter(({ role }) => role === "owner").length;
  const used = STAFF_ROLES.filter((role) => team.some((member) => member.role === role));
  const table = () =>
    Promise.resolve([
      Object.values(words.columns),
      ...found.map(({ name, email, role, since_timestamp }) => [
        name,
        email,
        words.roles[role].name,
        shown.date(since_timestamp),
      ]),
    ]);
  return (
    <>
      <PageHead title={words.heading} lead={words.lead}>
        <LogLink filter="team" />
        <Button leftSection={<StudioIcon name="plus" />} onClick={() => setInviting(true)}>
          {words.invite_open}
        </Button>
      </PageHead>
      <ListBar
        list="team"
        searchLabel={words.search}
        filter="filter"
        filterLabel={words.role_filter}
        views={[
          { value: "", name: lists.all, count: team.length },
          ...used.map((role) => ({
            value: role,
            name: words.roles[role].name,
            count: team.filter((member) => member.role === role).length,
          })),
        ]}
        csv={{ name: "team", table }}
      />
      {found.length > 0 ? (
        <Rows
          rows={found}
          keyOf={keyOf}
          height={ROW_HEIGHT}
          render={(member) => (
            <MemberRow member={member} isOnlyOwner={member.role === "owner" && owners === 1} again={again} />
          )}
        />
      ) : (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
            {lists.show_all}
          </Button>
        </EmptyState>
      )}
      <Invited invitations={answer.invitations} again={again} />
      <section className="panel team-roles" aria-labelledby="roles">
        <h2 id="roles">{words.roles_heading}</h2>
        <dl>
          {STAFF_ROLES.map((role) => (
            <div key={role}>
              <dt>{words.roles[role].name}</dt>
              <dd>{words.roles[role].may}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isInviting ? <InviteDialog close={() => setInviting(false)} again={again} /> : null}
    </>
  );
}
