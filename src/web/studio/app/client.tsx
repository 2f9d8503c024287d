/** Starts the app in the browser, with the data and in the language that the server rendered its frame with. */
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { StudioAppWords } from "#languages/zh-TW/studio-app.ts";
import { App } from "./app.tsx";
import { startRouter } from "./navigation/router.ts";
import { keepLanguage } from "./shell/language.ts";
import type { StudioData } from "./studio-data.ts";

const WORDS = import.meta.glob<StudioAppWords>("./*/studio-app.ts", { base: "/src/languages", import: "studioApp" });

const place = document.getElementById("studio");
const given = document.getElementById("studio-data")?.textContent;
if (place && given) {
  const data = JSON.parse(given) as StudioData;
  const words = await WORDS[`./${data.lang}/studio-app.ts`]!();
  // A link from another page of ours says the language; from here on the cookie does.
  const query = new URLSearchParams(location.search);
  if (query.has("lang")) {
    keepLanguage(data.lang);
    query.delete("lang");
    const search = query.toString();
    history.replaceState(history.state, "", location.pathname + (search === "" ? "" : `?${search}`) + location.hash);
  }
  startRouter();
  hydrateRoot(
    place,
    <StrictMode>
      <App studio={{ ...data, words }} />
    </StrictMode>,
  );
  document.documentElement.dataset.ready = "true";
}
