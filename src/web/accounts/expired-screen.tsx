import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsPage, useHome } from "#web/accounts/accounts-page.tsx";

/** Over, used, of another browser, or never begun: all the same to a reader, who starts again where they came from. */
export function ExpiredScreen({ isStaff }: { isStaff: boolean }) {
  const { words } = useAccounts();
  const home = useHome();
  const way = isStaff ? { href: "/studio", text: words.back_to_studio } : home;
  return (
    <AccountsPage title={words.titles.expired} lead={words.expired.text} back={null}>
      <p>
        <a className="button" href={way.href}>
          {way.text}
        </a>
      </p>
      <p className="fine">{words.expired.cookies}</p>
    </AccountsPage>
  );
}
