/** The API documentation: every call by subject, guests' first, with who may make it, its input, answer, examples and codes. */
import { data } from "react-router";
import { WORDS } from "#languages/languages.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/api-docs";
import { ApiCall, type ToldCall } from "./api-call.tsx";
import { PlatformPage } from "./platform-page.tsx";

type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ToldCall["operation"]>>;
};

export function loader({ context }: Route.LoaderArgs) {
  const { kind, lang, openapi } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  const { paths, tags } = openapi() as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ToldCall => ({ path, method: method.toUpperCase(), operation })),
  );
  const subjects = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  return { lang, subjects };
}

const idOf = (subject: string) => `subject-${subject.toLowerCase().replaceAll(/\W+/g, "-")}`;

export default function ApiDocs({ loaderData: { lang, subjects } }: Route.ComponentProps) {
  const words = WORDS[lang];
  return (
    <PlatformPage lang={lang} title={`${words.api_title} | Yado`}>
      <header className="platform-head">
        <p className="platform-name">
          Yado <span lang="ja">宿</span>
        </p>
        <h1>{words.api_title}</h1>
        <p className="lead">
          {words.api_text} <a href="/api/openapi.json">/api/openapi.json</a>
        </p>
        <nav className="api-subjects" aria-label={words.api_parts.subjects}>
          <ul lang="en-US">
            {subjects.map(({ name, calls }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{name}</a>
                <small>{calls.length}</small>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="api-calls" lang="en-US">
        {subjects.map(({ name, description, calls }) => (
          <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-title`}>
            <header>
              <h2 id={`${idOf(name)}-title`}>{name}</h2>
              <p>{description}</p>
            </header>
            {calls.map((call) => (
              <ApiCall key={call.operation.operationId} call={call} lang={lang} />
            ))}
          </section>
        ))}
      </div>
    </PlatformPage>
  );
}
