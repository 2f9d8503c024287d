/** Runs the React Router app of web/: the built one, or in development Vite's, which follows every change. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { RenderPage } from "#server/http/app.ts";
import type { visitContext } from "#web/context.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Web = { render: RenderPage; middleware: Middleware; close: () => Promise<unknown> };

export async function startWeb(isDevelopment: boolean): Promise<Web> {
  if (isDevelopment) {
    const { createServer } = await import("vite");
    const vite = await createServer();
    return {
      render: renderer(
        () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
        "development",
      ),
      middleware: vite.middlewares,
      close: () => vite.close(),
    };
  }
  const build = (await import(new URL("../build/server/index.js", import.meta.url).href)) as ServerBuild;
  return {
    render: renderer(async () => build, "production"),
    middleware: (_request, _response, next) => next(),
    close: async () => {},
  };
}

/** Product and language are the router's basename, so one table of routes serves every lodging in every language. */
function renderer(load: () => Promise<ServerBuild>, mode: "development" | "production"): RenderPage {
  const known = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request, visit, basename) => {
    const build = await load();
    const make = () => createRequestHandler({ ...build, basename }, mode);
    const handler = mode === "development" ? make() : (known.get(basename) ?? make());
    // Each preview has a basename of its own, for a few days.
    if (mode === "production" && !basename.startsWith("/preview/")) known.set(basename, handler);
    // The key must be the bundle's own: keys are compared by identity.
    const key = (build.entry.module as unknown as { visitContext: typeof visitContext }).visitContext;
    return handler(request, new RouterContextProvider(new Map([[key, visit]])));
  };
}
