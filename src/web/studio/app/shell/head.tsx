/** The frame's head: which lodging is open, its website, the language and the account. */
import { signOutOfStudio } from "#contract/studio.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { sendCall } from "../calls/send-call.ts";
import { Link } from "../navigation/link.tsx";
import { useHrefOf } from "../navigation/router.ts";
import { mayLeave } from "../navigation/unsaved.ts";
import { Menu } from "../parts/menu.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useStudio } from "../studio-data.ts";
import { FindButton } from "./find-button.tsx";
import { keepLanguage, LANGUAGE_NAMES } from "./language.ts";
import { useIsLive } from "./live-site.ts";

export function Brand() {
  const { lang, words } = useStudio();
  return (
    <a
      className="frame-brand"
      href={`/studio?lang=${lang}`}
      aria-label={`Yado 宿 ${words.title}: ${words.lodging.all}`}
    >
      Yado <span lang="ja">宿</span>
    </a>
  );
}

export function Head() {
  return (
    <header className="frame-head">
      <LodgingMenu />
      <div className="frame-tools">
        <FindButton />
        <SiteLink />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}

/** A site that is not public yet shows visitors nothing: its makers are led to the preview. */
function SiteLink() {
  const { lodging, words } = useStudio();
  const hrefOf = useHrefOf();
  if (!useIsLive() && lodging.permissions.includes("edit_content")) {
    return (
      <Link className="frame-tool" href={hrefOf("preview")} aria-label={words.lodging.preview_site}>
        <StudioIcon name="eye" />
        <span className="frame-tool-name">{words.lodging.preview_site}</span>
      </Link>
    );
  }
  return (
    <a
      className="frame-tool"
      href={lodging.site}
      target="_blank"
      rel="noreferrer"
      aria-label={`${words.lodging.open_site} (${words.new_tab})`}
    >
      <StudioIcon name="outside" />
      <span className="frame-tool-name">{words.lodging.open_site}</span>
    </a>
  );
}

function LodgingMenu() {
  const { lodging, lodgings, lang, words, role_names } = useStudio();
  const isLive = useIsLive();
  return (
    <Menu position="bottom-start" width={300} shadow="lg">
      <Menu.Target>
        <button type="button" className="frame-lodging">
          <span>
            <span className="frame-lodging-name">{lodging.name}</span>
            <span className="frame-lodging-state" data-live={isLive}>
              {isLive ? words.lodging.live : words.lodging.not_live}
            </span>
          </span>
          <StudioIcon name="down" size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.lodging.switch}</Menu.Label>
        {lodgings.map(({ domain, name, role }) => (
          <Menu.Item
            key={domain}
            component="a"
            href={`/studio/${domain}`}
            {...(domain === lodging.domain ? { "aria-current": "true" as const } : {})}
            rightSection={domain === lodging.domain ? <StudioIcon name="check" size={18} /> : null}
          >
            {name}
            <small className="menu-small">{role_names[role]}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component="a" href={`/studio?lang=${lang}`}>
          {words.lodging.all}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function LanguageMenu() {
  const { lang, words } = useStudio();
  const change = async (other: Language) => {
    if (!(await mayLeave())) return;
    keepLanguage(other);
    location.reload();
  };
  return (
    <Menu position="bottom-end" width={200} shadow="lg">
      <Menu.Target>
        <button type="button" className="frame-tool" aria-label={`${words.account.language}: ${LANGUAGE_NAMES[lang]}`}>
          <StudioIcon name="globe" />
          <span className="frame-tool-name">{LANGUAGE_NAMES[lang]}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((other) => (
          <Menu.Item
            key={other}
            lang={other}
            onClick={() => void change(other)}
            {...(other === lang ? { "aria-current": "true" as const } : {})}
            rightSection={other === lang ? <StudioIcon name="check" size={18} /> : null}
          >
            {LANGUAGE_NAMES[other]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function AccountMenu() {
  const { lodging, lang, words, role_names } = useStudio();
  const signOut = async () => {
    if (!(await mayLeave())) return;
    await sendCall(signOutOfStudio, {}, { lang }).catch(() => {});
    location.assign(`/studio?lang=${lang}`);
  };
  return (
    <Menu position="bottom-end" width={260} shadow="lg">
      <Menu.Target>
        <button type="button" className="frame-tool" aria-label={words.account.menu(lodging.email)}>
          <span className="frame-initial" aria-hidden="true">
            {lodging.email.slice(0, 1)}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {lodging.email}
          <br />
          {role_names[lodging.role]}
        </Menu.Label>
        <Menu.Item component="a" href={`/accounts/account?lang=${lang}`}>
          {words.account.settings}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>{words.account.sign_out}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
