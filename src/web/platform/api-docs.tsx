/** The API documentation: every call with its input and answer. */
import { data } from "react-router";
import { WORDS } from "#languages/languages.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/api-docs";
import { PlatformPage } from "./platform-page.tsx";
import { SchemaTable, type JsonSchema } from "./schema-table.tsx";

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
  /** By media type; a file has a schema without fields. */
  responses: { 200: { content: Record<string, { schema: JsonSchema }> } };
};

export function loader({ context }: Route.LoaderArgs) {
  const { kind, lang, openapi } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  const { paths } = openapi() as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return { lang, operations };
}

export default function ApiDocs({ loaderData: { lang, operations } }: Route.ComponentProps) {
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
      </header>
      <div className="api-calls" lang="en-US">
        {operations.map(({ path, method, operation }) => (
          <section
            key={operation.operationId}
            id={operation.operationId}
            aria-labelledby={`${operation.operationId}-title`}
          >
            <h2 id={`${operation.operationId}-title`}>
              <code>{method}</code> <code>{path}</code>
            </h2>
            <p>{operation.summary}</p>
            <SchemaTable
              title={words.api_asked}
              properties={Object.fromEntries(
                operation.parameters.map((parameter) => [parameter.name, parameter.schema]),
              )}
              required={operation.parameters
                .filter((parameter) => parameter.required)
                .map((parameter) => parameter.name)}
            />
            <details>
              <summary>{words.api_answer}</summary>
              <Answer content={operation.responses[200].content} title={words.api_answer} />
            </details>
          </section>
        ))}
      </div>
    </PlatformPage>
  );
}

function Answer({ content, title }: { content: Operation["responses"][200]["content"]; title: string }) {
  const answer = content["application/json"]?.schema.properties?.data;
  if (!answer) return <p>{Object.keys(content).join(", ")}</p>;
  const fields = answer.items ?? answer;
  return <SchemaTable title={title} properties={fields.properties ?? {}} required={fields.required ?? []} />;
}
