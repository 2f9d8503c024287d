import type { Rendered } from "#server/http/page-bytes.ts";
import type { ServerVisit } from "#server/http/visits.ts";

type Render = (request: Request, visit: ServerVisit, basename: string) => Promise<Rendered>;

const TRIES = 4;

/**
 * A page makes several calls, and an owner may publish in between: a page that has seen two versions of the site is made again
 * from the later one. So every page is all of one version. A form is answered once: what it did can't be done again.
 */
export async function renderWhole(
  request: Request,
  visit: ServerVisit,
  basename: string,
  render: Render,
): Promise<Rendered> {
  let made = await render(request, visit, basename);
  for (let tries = 1; visit.versions.size > 1 && request.method === "GET" && tries < TRIES; tries += 1) {
    visit = visit.again(Math.max(...visit.versions));
    made = await render(request, visit, basename);
  }
  return made;
}
