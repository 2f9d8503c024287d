/** A JSON Schema's fields as a table: name, type, what it means. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  default?: unknown;
};

function typeName(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" | ");
  if (schema.type === "array") return `${typeName(schema.items ?? {})}[]`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(", ")} }`;
  return [schema.type ?? "any"].flat().join(" | ");
}

type SchemaTableProps = { title: string; properties: Record<string, JsonSchema>; required: string[] };

export function SchemaTable({ title, properties, required }: SchemaTableProps) {
  const fields = Object.entries(properties);
  if (fields.length === 0) return null;
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {fields.map(([name, schema]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required.includes(name) ? null : <small> ?</small>}
              </th>
              <td>
                <code>{typeName(schema)}</code>
                {schema.description ? <p>{schema.description}</p> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
