import { phoneLink } from "#rules/guests/phone.ts";
import { OFFERED } from "#rules/site/offered.ts";
import { Brand, LanguageMenu } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** The header of order pages: the lodging's name, its phone number, the languages. */
export function QuietHeader() {
  const { hotel, words, href } = useSite();
  const { phone } = hotel.info;
  return (
    <header className="quiet">
      <Brand />
      {phone ? (
        <a className="quiet-phone" href={phoneLink(phone)}>
          <Icon name="phone" />
          <span className="hidden">{words.help} </span>
          <span className="quiet-number">{phone}</span>
        </a>
      ) : null}
      {OFFERED.members && hotel.enableUser ? (
        <a className="quiet-phone" href={href("/member")}>
          <Icon name="person" />
          <span className="quiet-number">{words.members}</span>
        </a>
      ) : null}
      <LanguageMenu />
    </header>
  );
}
