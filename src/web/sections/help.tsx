import { isSafeLink } from "#rules/site/menu.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** The floating help button: phone and LINE, if the lodging has them. */
export function Help() {
  const { hotel, words } = useSite();
  const { phone } = hotel.info;
  const line = isSafeLink(hotel.info.line) ? hotel.info.line : "";
  if (!hotel.online_support || (phone === "" && line === "")) return null;
  return (
    <details className="help" data-drop>
      <summary aria-label={words.help}>
        <Icon name="phone" />
      </summary>
      <div className="help-body">
        <strong>{words.help}</strong>
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
        {line ? <a href={line}>{words.message_on_line}</a> : null}
      </div>
    </details>
  );
}
