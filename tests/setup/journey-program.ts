/** A program of somebody else, on this machine: whoever signs in there is asked first. */
import { connect } from "#server/database/connect.ts";

export const programAt = (port: string) => ({
  client_id: "travel-diary",
  client_name: "Travel Diary",
  redirect_uris: [`http://127.0.0.1:${port}/travel-diary`],
  grant_types: ["authorization_code"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
  id_token_signed_response_alg: "ES256",
});

export async function addProgram(url: string, port: string): Promise<void> {
  const database = connect(url, 3);
  const program = programAt(port);
  const text = "insert into platform.oidc_record (model, id, payload) values ('Client', $1, $2)";
  await database.forAccounts((query) => query.run({ name: "program", text }, [program.client_id, program]));
  await database.close();
}
