/** The calls as their OpenAPI document tells of them. */
import type { Schema } from "#tests/faults/malformed/schema-values.ts";
import type { World } from "#tests/setup/world.ts";

export type Operation = {
  operationId: string;
  method: string;
  path: string;
  parameters: { name: string; in: "query" | "path" | "header"; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json"?: { schema: Schema } } };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};

type OpenApi = {
  paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
  components: { schemas: { Refused: object } };
};

export async function readOpenApi(world: Pick<World, "fetch">): Promise<OpenApi> {
  const response = await world.fetch("platform.test", "/api/openapi.json");
  return (await response.json()) as OpenApi;
}

export function operationsIn(
  { paths }: OpenApi,
  isTaken = (path: string): boolean => !path.startsWith("/accounts/"),
): Operation[] {
  // The accounts service is not on a lodging's host.
  const ofLodgings = Object.entries(paths).filter(([path]) => isTaken(path));
  return ofLodgings.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
}
