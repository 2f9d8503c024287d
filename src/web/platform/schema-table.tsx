/** A JSON Schema's fields as a table: name, type, what it means. Fields within a field follow it, by their path. */
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

type Field = { path: string; schema: JsonSchema; isRequired: boolean };

function fieldsOf({ properties = {}, required = [] }: JsonSchema, before: string, isDeep: boolean): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = { path: before + name, schema, isRequired: required.includes(name) };
    const inner = schema.items ?? schema;
    return isDeep ? [field, ...fieldsOf(inner, `${field.path}${schema.items ? "[]" : ""}.`, true)] : [field];
  });
}

type SchemaTableProps = { title: string; schema: JsonSchema; isDeep?: boolean };

export function SchemaTable({ title, schema, isDeep = false }: SchemaTableProps) {
  const fields = fieldsOf(schema, "", isDeep);
  if (fields.length === 0) return null;
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {fields.map(({ path, schema, isRequired }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                {isRequired ? null : <small> ?</small>}
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
