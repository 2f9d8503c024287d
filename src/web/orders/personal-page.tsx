/** The frame of every page about one guest's order: with the layout's title, and hidden from search engines. */
import type { ReactNode } from "react";
import { shownName } from "#rules/site/discretion.ts";
import { useLayout } from "#web/use-layout.ts";
import { useSite } from "#web/site.ts";
import { TestLine } from "#web/ui/test-line.tsx";

type PersonalPageProps = { title: string; lead?: ReactNode; shape: "order" | "form"; children: ReactNode };

export function PersonalPage({ title, lead, shape, children }: PersonalPageProps) {
  const { hotel, words } = useSite();
  const layout = useLayout();
  const { PageHead } = layout;
  return (
    <>
      <title>{`${title} | ${shownName(layout, hotel)}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={title} lead={lead} />
      <div className={`page personal-page personal-${shape}`}>
        <TestLine text={hotel.is_demonstration ? words.test_booking : ""} />
        {children}
      </div>
    </>
  );
}

type PersonalFormProps = {
  /** A page's path without product and language; the current page if missing. */
  action?: string;
  className?: string;
  /** The script submits it at once. */
  isSentAtOnce?: boolean;
  children: ReactNode;
};

/** A form that changes something. It is submitted once, however often its button is clicked. */
export function PersonalForm({ action, className = "form", isSentAtOnce = false, children }: PersonalFormProps) {
  const { xsrf, href, path } = useSite();
  return (
    <form
      className={className}
      method="post"
      action={href(action ?? path)}
      noValidate
      data-once
      {...(isSentAtOnce ? { "data-now": "" } : {})}
    >
      <input type="hidden" name="xsrf" value={xsrf} />
      {children}
    </form>
  );
}
