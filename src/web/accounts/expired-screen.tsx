import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";

/** Over, used, of another browser, or never begun: all the same to a reader, who starts again where they came from. */
export function ExpiredScreen({ isStaff }: { isStaff: boolean }) {
  const { words } = useAccounts();
  return (
    <AccountsPage
      title={words.titles.expired}
      lead={words.expired.text}
      {...(isStaff ? { back: { href: "/studio", text: words.back_to_studio } } : {})}
    >
      <p className="fine">{words.expired.cookies}</p>
    </AccountsPage>
  );
}
