/** /member/data.json: everything about the member, for programs. */
import { exportMember } from "#contract/members.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/member-json";

export async function loader({ context }: Route.LoaderArgs) {
  const { send, domain } = visitOf(context);
  const { status, envelope } = await send(exportMember, { query: { domain } });
  const body = envelope.success ? envelope.data : envelope;
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${domain}.json"`,
    },
  });
}
