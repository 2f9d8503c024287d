/** /member/data: everything about the member, to read. */
import type { ReactNode } from "react";
import { redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { exportMember } from "#contract/members.ts";
import { visitOf } from "#web/context.ts";
import { momentIn } from "#web/orders/moments.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/member-data";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  try {
    return await api(exportMember, { query: { domain } });
  } catch (error) {
    if (error instanceof CallRefused && error.status === 401) return redirect("/member", 303);
    throw error;
  }
}

export default function MemberData({ loaderData }: Route.ComponentProps) {
  const { lang, wordSets, hotel, href } = useSite();
  const words = wordSets.members.data;
  const { account, member, credit, orders, exported_at } = loaderData;
  const when = momentIn(Date.parse(exported_at) / 1000, { lang, hotel });
  return (
    <PersonalPage title={words.title} lead={words.lead(hotel.hotel_name, when)} shape="order">
      <Part title={words.account} value={account} />
      <Part title={words.member} value={member} />
      <Part title={words.credit} value={credit} />
      <Part title={words.orders} value={orders} />
      <p>
        <a className="more" href={href("/member")}>
          {words.back}
        </a>
      </p>
    </PersonalPage>
  );
}

function Part({ title, value }: { title: string; value: unknown }) {
  return (
    <section className="member-data">
      <h2>{title}</h2>
      <Value value={value} />
    </section>
  );
}

/** The fields have the names that they have in the file and in the calls. */
function Value({ value }: { value: unknown }): ReactNode {
  const words = useSite().wordSets.members.data;
  if (Array.isArray(value)) {
    if (value.length === 0) return <p>{words.nothing}</p>;
    return (
      <ol>
        {value.map((each, index) => (
          <li key={index}>
            <Value value={each} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === "object" && value !== null) {
    return (
      <dl>
        {Object.entries(value).map(([name, each]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={each} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return value === null || value === "" ? "–" : String(value);
}
