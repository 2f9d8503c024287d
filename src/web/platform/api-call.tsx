import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { SchemaTable, type JsonSchema } from "./schema-table.tsx";

/** By media type; a file has a schema without fields. */
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export type ToldCall = {
  path: string;
  method: string;
  operation: {
    operationId: string;
    summary: string;
    description: string;
    tags: string[];
    "x-refusals"?: string[];
    parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
    requestBody?: { content: Content };
    responses: { 200: { content: Content } };
  };
};

/** One call of the documentation. */
export function ApiCall({ call: { path, method, operation }, lang }: { call: ToldCall; lang: Language }) {
  const words = WORDS[lang];
  const { operationId, parameters, requestBody, responses } = operation;
  const asked = {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const codes = operation["x-refusals"] ?? [];
  return (
    <article id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <code>{method}</code> <code>{path}</code>
      </h3>
      <p>{operation.summary}</p>
      <p className="api-who">{operation.description}</p>
      <SchemaTable title={words.api_asked} schema={asked} />
      {requestBody ? (
        <Body content={requestBody.content} title={words.api_parts.body} example={words.api_parts.example} />
      ) : null}
      <details>
        <summary>{words.api_answer}</summary>
        <Answer content={responses[200].content} title={words.api_answer} />
        <Example content={responses[200].content} title={words.api_parts.example} />
      </details>
      {codes.length > 0 ? (
        <details>
          <summary>
            {words.api_parts.codes} <small>{codes.length}</small>
          </summary>
          <ul className="api-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
}

/** A call that takes one of several bodies shows each. */
function Body({ content, title, example }: { content: Content; title: string; example: string }) {
  const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(content);
  const types = Object.keys(content).join(", ");
  const isJson = type === "application/json";
  return (
    <>
      {(schema.anyOf ?? [schema]).map((each, nth) => (
        <SchemaTable key={nth} title={`${title} (${types})`} schema={each} isDeep />
      ))}
      {schema.properties || schema.anyOf ? null : (
        <p>
          {title}: {types}
        </p>
      )}
      {isJson ? (
        <details>
          <summary>{example}</summary>
          <Example content={content} title={example} />
        </details>
      ) : null}
    </>
  );
}

function Answer({ content, title }: { content: Content; title: string }) {
  const schema = content["application/json"]?.schema;
  const answer = schema?.properties?.data ?? schema;
  if (!answer) return <p>{Object.keys(content).join(", ")}</p>;
  return <SchemaTable title={title} schema={answer.items ?? answer} />;
}

function Example({ content, title }: { content: Content; title: string }) {
  const example = content["application/json"]?.example;
  if (example === undefined) return null;
  return (
    <pre tabIndex={0} role="region" aria-label={title}>
      <code>{JSON.stringify(example, null, 2)}</code>
    </pre>
  );
}
