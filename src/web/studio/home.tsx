/** /studio: one's lodgings and invitations; who is not signed in learns what this is. */
import { data, redirect } from "react-router";
import { restoreLodging } from "#contract/studio/lodgings.ts";
import { acceptInvitation, listMyLodgings } from "#contract/studio.ts";
import type { CallAnswer } from "#contract/call.ts";
import { SIGN_UP_WORDS, STUDIO_WORDS, WORDS } from "#languages/languages.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/home";
import { dayOf, signInLink, studioLink } from "./studio-links.ts";
import { type Studio, StudioPage } from "./studio-page.tsx";
import { hasJoined, isRefused, needsSignIn, visitStudio } from "./visit-studio.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, lang, path, search, xsrf } = visitStudio(context);
  const studio = { lang, path, search, xsrf };
  const mine = await api(listMyLodgings, {}).catch((error: unknown) => {
    if (isRefused(error, "SIGN_IN_NEEDED")) return null;
    throw error;
  });
  return data({ studio, mine, isNew: hasJoined(search) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitStudio(context);
  const { act, domain = "", invitation_id = "" } = await readForm(request);
  try {
    if (act === "restore") {
      const { slug } = await visit.api(restoreLodging, { body: { domain } });
      return redirect(studioLink(`/${slug}/start`, visit.lang), 303);
    }
    await visit.api(acceptInvitation, { body: { domain, invitation_id } });
    return redirect(studioLink("", visit.lang, { done: "joined" }), 303);
  } catch (error) {
    if (isRefused(error, "SIGN_IN_NEEDED")) needsSignIn(visit, error);
    return faulty([{ text: refusalOf(error).message }]);
  }
}

export default function Home({ loaderData: { studio, mine, isNew }, actionData }: Route.ComponentProps) {
  const words = STUDIO_WORDS[studio.lang];
  if (!mine) return <Welcome studio={studio} />;
  const isEmpty = [mine.lodgings, mine.invitations, mine.archived].every((list) => list.length === 0);
  return (
    <StudioPage studio={studio} title={words.home.heading} email={mine.email}>
      {isEmpty ? null : <h1 id="lodgings">{words.home.heading}</h1>}
      <Problems title={words.problems} problems={actionData?.problems ?? []} />
      {isNew && !actionData ? (
        <p className="studio-done" role="status">
          {words.done.joined}
        </p>
      ) : null}
      {isEmpty ? <NotStaff studio={studio} /> : null}
      {mine.invitations.length > 0 ? <Invitations studio={studio} invitations={mine.invitations} /> : null}
      {mine.lodgings.length > 0 ? <Lodgings studio={studio} lodgings={mine.lodgings} /> : null}
      {mine.archived.length > 0 ? <Archived studio={studio} archived={mine.archived} /> : null}
      {isEmpty ? null : (
        <p className="studio-make">
          <a className="button button-quiet" href={studioLink("/new", studio.lang)}>
            {SIGN_UP_WORDS[studio.lang].make}
          </a>
        </p>
      )}
    </StudioPage>
  );
}

function Welcome({ studio }: { studio: Studio }) {
  const words = STUDIO_WORDS[studio.lang].sign_in;
  return (
    <StudioPage studio={studio} title={words.heading} email={null}>
      <section className="studio-lone">
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <a className="button" href={signInLink(studioLink("", studio.lang), studio.lang)}>
          {words.button}
        </a>
        <p className="studio-note">{words.steps}</p>
        <p className="studio-note">{words.guest}</p>
      </section>
    </StudioPage>
  );
}

function NotStaff({ studio: { lang } }: { studio: Studio }) {
  const words = STUDIO_WORDS[lang].home;
  return (
    <section className="studio-lone">
      <h1>{words.empty}</h1>
      <p className="lead">{WORDS[lang].refusals.NOT_STAFF}</p>
      <a className="button" href={studioLink("/new", lang)}>
        {SIGN_UP_WORDS[lang].first}
      </a>
      <a className="button button-quiet" href={signInLink(studioLink("", lang), lang, { fresh: "1" })}>
        {words.other_account}
      </a>
    </section>
  );
}

type Mine = CallAnswer<typeof listMyLodgings>;

function Lodgings({ studio: { lang }, lodgings }: { studio: Studio; lodgings: Mine["lodgings"] }) {
  const { home, roles } = STUDIO_WORDS[lang];
  return (
    <section aria-labelledby="lodgings">
      <ul className="studio-list">
        {lodgings.map(({ domain, name, role, site }) => (
          <li key={domain}>
            <div>
              <h2>{name}</h2>
              <p className="studio-note">
                <span className="studio-role">{roles[role].name}</span> {domain}
              </p>
            </div>
            <p className="studio-acts">
              <a href={studioLink(`/${domain}`, lang)} aria-label={`${home.open}: ${name}`}>
                {home.open}
              </a>
              {site === null ? (
                <span className="studio-note">{home.site_off}</span>
              ) : (
                <a href={site} aria-label={`${home.site}: ${name}`}>
                  {home.site}
                </a>
              )}
              {role === "owner" ? (
                <a href={studioLink(`/${domain}/team`, lang)} aria-label={`${home.team}: ${name}`}>
                  {home.team}
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nobody published them for ninety days; nothing of them is lost. */
function Archived({ studio, archived }: { studio: Studio; archived: Mine["archived"] }) {
  const { lang, xsrf } = studio;
  const { home } = STUDIO_WORDS[lang];
  return (
    <section aria-labelledby="archived">
      <h2 id="archived">{home.archived}</h2>
      <p className="studio-note">{home.archived_text}</p>
      <ul className="studio-list">
        {archived.map(({ domain, name }) => (
          <li key={domain}>
            <h3>{name}</h3>
            <form method="post" action={studioLink("", lang)} className="studio-acts">
              <input type="hidden" name="xsrf" value={xsrf} />
              <input type="hidden" name="domain" value={domain} />
              <button
                className="button button-quiet"
                name="act"
                value="restore"
                aria-label={`${home.restore}: ${name}`}
              >
                {home.restore}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitations({ studio, invitations }: { studio: Studio; invitations: Mine["invitations"] }) {
  const { lang, xsrf } = studio;
  const { home, roles } = STUDIO_WORDS[lang];
  return (
    <section aria-labelledby="invitations" className="studio-invitations">
      <h2 id="invitations">{home.invitations}</h2>
      <ul className="studio-list">
        {invitations.map(({ domain, invitation_id, name, role, expires_timestamp }) => (
          <li key={invitation_id}>
            <div>
              <h3>{name}</h3>
              <p>{home.invited_as(roles[role].name)}</p>
              <p className="studio-note">{home.until(dayOf(expires_timestamp, lang))}</p>
            </div>
            <form method="post" action={studioLink("", lang)} className="studio-acts">
              <input type="hidden" name="xsrf" value={xsrf} />
              <input type="hidden" name="domain" value={domain} />
              <input type="hidden" name="invitation_id" value={invitation_id} />
              <button className="button" aria-label={`${home.accept}: ${name}`}>
                {home.accept}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
