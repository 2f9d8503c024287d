/** The limit of pages: node:http that sends the same bytes. */
import { createServer } from "node:http";

const bytes = Buffer.from(process.env.BYTES!, "base64");
const headers = { ...(JSON.parse(process.env.HEADERS!) as object), "content-length": bytes.length };

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
process.on("SIGTERM", () => process.exit(0));
