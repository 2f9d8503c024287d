/** /studio/new: opens a lodging. Works without a script; with one, the address is checked while it is typed. */
import { data, redirect } from "react-router";
import { checkSlug, makeLodging } from "#contract/studio/lodgings.ts";
import { listMyLodgings } from "#contract/studio.ts";
import { LANGUAGE_FACTS, SIGN_UP_WORDS } from "#languages/languages.ts";
import { type KindKey, isKindKey, LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";
import { chosenLayout, isKnownPreview } from "#rules/site/site.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { LAYOUTS, layoutOf } from "#web/layouts/registry.ts";
import { coloursOf } from "#web/platform/gallery-layout.tsx";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { Field } from "#web/ui/field.tsx";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/new-lodging";
import { studioLink } from "./studio-links.ts";
import { StudioPage } from "./studio-page.tsx";
import { isRefused, needsSignIn, visitStudio } from "./visit-studio.ts";
import newLodgingStyles from "./new-lodging.css?url";

declare const NEW_LODGING_SCRIPT: string;

const COUNTRY_OF: Record<Language, string> = {
  "zh-TW": "TW",
  "zh-CN": "CN",
  "en-US": "US",
  "ja-JP": "JP",
  "ko-KR": "KR",
};

/** Chosen in the gallery: `layout=layout_200&theme=2`; what does not exist counts as not chosen. */
function chosenCode(query: URLSearchParams): string {
  const code = `${query.get("layout") ?? ""}.${query.get("theme") ?? "1"}`;
  return isKnownPreview(LAYOUTS, code) ? code : "";
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitStudio(context);
  const { api, lang, path, search, xsrf, orderKey, reader } = visit;
  const query = new URLSearchParams(search);
  const mine = await api(listMyLodgings, {}).catch((error: unknown) => needsSignIn(visit, error));
  const { host } = await api(checkSlug, { query: { slug: "a" } });
  const region = LODGING_COUNTRIES.some(({ country }) => country === reader?.region) ? reader!.region! : null;
  const kind = query.get("kind");
  return data({
    studio: { lang, path, search, xsrf },
    email: mine.email,
    suffix: host.slice(1),
    key: orderKey,
    code: chosenCode(query),
    kind: isKindKey(kind) ? kind : "",
    country: region ?? COUNTRY_OF[lang],
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitStudio(context);
  const typed = await readForm(request);
  const { name = "", kind = "", country = "", main_lang = "", slug = "", template_code = "", key = "" } = typed;
  const body = {
    name,
    kind: kind as KindKey,
    country,
    main_lang: main_lang as Language,
    slug,
    ...(template_code === "" ? {} : { template_code }),
  };
  try {
    const made = await visit.api(makeLodging, { body }, key === "" ? {} : { idempotencyKey: key });
    return redirect(studioLink(`/${made.slug}/start`, visit.lang), 303);
  } catch (error) {
    if (isRefused(error, "SIGN_IN_NEEDED")) needsSignIn(visit, error);
    const { message, extra_info, data: more } = refusalOf(error);
    const { proposal = "" } = (more ?? {}) as { proposal?: string };
    const fields = extra_info.fields ?? [];
    const words = SIGN_UP_WORDS[visit.lang];
    const own: Record<string, string> = { name: words.name_missing, slug: words.malformed };
    const textOf = (field: string) => (isRefused(error, "INVALID_INPUT") ? (own[field] ?? message) : message);
    const problems =
      fields.length === 0 ? [{ text: message }] : fields.map((field) => ({ field, text: textOf(field) }));
    return faulty(problems, { ...typed, proposal });
  }
}

export default function NewLodging({ loaderData, actionData }: Route.ComponentProps) {
  const { studio, email, suffix, key, code, kind, country } = loaderData;
  const { lang, xsrf } = studio;
  const words = SIGN_UP_WORDS[lang];
  const { typed = {} as Record<string, string>, problems = [] } = actionData ?? {};
  const errorAt = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const { proposal } = typed;
  const countries = LODGING_COUNTRIES.map((each) => ({
    ...each,
    name: new Intl.DisplayNames([lang], { type: "region" }).of(each.country) ?? each.country,
  }));
  return (
    <StudioPage studio={studio} title={words.title} email={email}>
      <link rel="stylesheet" href={newLodgingStyles} precedence="studio" />
      <script type="module" async src={NEW_LODGING_SCRIPT} />
      <div className="new-lodging">
        <header>
          <h1>{words.title}</h1>
          <p className="studio-lead">{words.lead}</p>
        </header>
        <Problems title={words.problems} problems={problems} />
        <form method="post" action={studioLink("/new", lang)} noValidate data-new-lodging>
          <input type="hidden" name="xsrf" value={xsrf} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="template_code" value={typed.template_code ?? code} />
          <Field
            name="name"
            label={words.name}
            hint={words.name_hint}
            required
            maxLength={80}
            autoComplete="organization"
            defaultValue={typed.name ?? ""}
            error={errorAt("name")}
          />
          <Choice
            name="kind"
            label={words.kind}
            error={errorAt("kind")}
            chosen={typed.kind ?? (kind || "hotel")}
            options={LODGING_KINDS.map((each) => [each.key, capital(words.kinds[each.key])])}
          />
          <div className="new-lodging-pair">
            <Choice
              name="country"
              label={words.country}
              hint={words.country_hint}
              error={errorAt("country")}
              chosen={typed.country ?? country}
              options={countries.map((each) => [each.country, `${each.name} · ${each.currency}`])}
            />
            <Choice
              name="main_lang"
              label={words.main_lang}
              error={errorAt("main_lang")}
              chosen={typed.main_lang ?? lang}
              options={LANGUAGES.map((each) => [each, LANGUAGE_FACTS[each].name])}
            />
          </div>
          <div className="field" data-wrong={errorAt("slug") !== undefined}>
            <label htmlFor="slug">{words.slug}</label>
            <p className="field-hint" id="slug-hint">
              {words.slug_hint}
            </p>
            <div className="new-lodging-address">
              <input
                id="slug"
                name="slug"
                required
                maxLength={40}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                defaultValue={proposal || (typed.slug ?? "")}
                aria-describedby="slug-hint slug-state"
                {...(errorAt("slug") ? { "aria-invalid": true } : {})}
              />
              <span>{suffix}</span>
            </div>
            <p
              id="slug-state"
              className="new-lodging-state"
              aria-live="polite"
              data-state={errorAt("slug") ? "taken" : ""}
              data-checking={words.checking}
              data-free={words.free}
              data-taken={words.taken}
              data-reserved={words.reserved}
              data-hostile={words.hostile}
              data-malformed={words.malformed}
              data-use={words.use("SLUG")}
            >
              {errorAt("slug") ?? ""}
            </p>
          </div>
          <ChosenLayout lang={lang} code={typed.template_code ?? code} kind={typed.kind ?? kind} />
          <div className="new-lodging-end">
            <button className="button">{words.button}</button>
            <p className="studio-note">{words.note}</p>
          </div>
        </form>
      </div>
    </StudioPage>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type ChoiceProps = {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  chosen: string;
  options: [string, string][];
};

function Choice({ name, label, hint, error, chosen, options }: ChoiceProps) {
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <select id={name} name={name} defaultValue={chosen} {...(hint ? { "aria-describedby": `${name}-hint` } : {})}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}

function ChosenLayout({ lang, code, kind }: { lang: Language; code: string; kind: string }) {
  const words = SIGN_UP_WORDS[lang];
  const chosen = code === "" ? null : chosenLayout(LAYOUTS, code);
  const layout = chosen && layoutOf(chosen.layout);
  const theme = layout?.themes[chosen!.theme - 1];
  return (
    <div className="new-lodging-layout">
      {theme ? (
        <span className="new-lodging-swatch" style={coloursOf(theme)} aria-hidden="true">
          <span style={{ background: "var(--bg)" }} />
          <span style={{ background: "var(--surface)" }} />
          <span style={{ background: "var(--fill)" }} />
        </span>
      ) : null}
      <p>
        <strong>{words.layout}</strong>
        {layout && theme
          ? words.layout_of((layout.description[lang] ?? layout.description["en-US"]).name, theme.name)
          : words.layout_auto}
      </p>
      <a href={`/layouts?${new URLSearchParams({ lang, ...(kind === "" ? {} : { kind }) })}`}>{words.other_layout}</a>
    </div>
  );
}
