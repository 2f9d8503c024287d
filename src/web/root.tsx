/** Every page: the lodging, whether its site is open, its layout and theme, and the document around the page. */
import { type ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, redirect, useRouteError, useRouteLoaderData } from "react-router";
import { CallRefused } from "#contract/client.ts";
import type { Route } from "./+types/root";
import { visitOf } from "./context.ts";
import { LayoutContext } from "./use-layout.ts";
import { type Frame, loadFrame } from "./frame.ts";
import { layoutOf } from "./layouts/registry.ts";
import type { Layout as LayoutOf, Theme } from "./layouts/layout.ts";
import { themes as neutralThemes } from "./layouts/layout_700/themes.ts";
import { NeutralNotFound, OpensSoon, SiteNotFound } from "./guest/not-found-screen.tsx";
import { NeutralUnavailable, SiteUnavailable } from "./guest/unavailable-screen.tsx";
import { Consent } from "./sections/consent.tsx";
import { LanguageOffer } from "./sections/language-offer.tsx";
import { Help } from "./sections/help.tsx";
import { SiteContext, siteOf } from "./site.ts";
import { newPictureUse, PictureUseContext } from "./ui/picture-use.ts";
import { AccountsContext, accountsSite, loadAccounts } from "./accounts/accounts-context.ts";
import { HeadingFonts } from "./heading-fonts.tsx";
import { Failed } from "./guest/failed-screen.tsx";
import { accentIn, withAccent } from "#rules/site/accent.ts";
import { roomOfPage } from "#rules/booking/booking-link.ts";
import { isPersonal } from "#rules/site/address.ts";
import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import { type BookingLayoutCode, chosenBookingLayout, isPreparing } from "#rules/site/site.ts";
import { bookingSheets } from "./guest/booking-styles.tsx";
import { QuietHeader } from "./sections/quiet-header.tsx";
import { unsent } from "./unsent.ts";
import kit from "./kit/kit.css?url";
import booking from "./kit/booking.css?url";
import booking200 from "./kit/booking-200.css?url";
import room from "./kit/room/room.css?url";
import orders from "./kit/orders.css?url";
import accountsSheet from "./kit/accounts.css?url";
import neutral from "./layouts/layout_700/layout.css?url";

declare const ABOVE_SCRIPT: string;
declare const ENHANCE_SCRIPT: string;
declare const EDIT_SCRIPT: string;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { kind, lang, path } = visit;
  if (kind === "accounts") {
    const { accounts, frame } = await loadAccounts(visit);
    // The files of its heading font are on the lodging's own host.
    const fonts = frame ? await visit.headingFonts(frame.chosen.layout) : [];
    const elsewhere = fonts.map((font) => ({ ...font, src: frame!.origin + font.src }));
    return unsent({ kind, lang, frame, accounts, fonts: elsewhere, opensSoon: false, studio: null });
  }
  if (kind !== "site") return { kind, lang, frame: null, accounts: null, fonts: [], opensSoon: false, studio: null };
  const frame = await loadFrame(visit);
  // A site that is switched off or not built shows the 404 screen, without the lodging's name.
  // Product and language are the router's basename, which it adds by itself.
  if (!frame && path !== "/404") throw redirect("/404");
  return unsent({
    kind,
    lang,
    frame,
    accounts: null,
    opensSoon: visit.opensSoon,
    studio: visit.studio,
    fonts: frame ? await visit.headingFonts(frame.chosen.layout) : [],
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const frame = data?.frame ?? null;
  const layout = frame ? layoutOf(frame.chosen.layout) : null;
  const chosen = layout?.themes[frame!.chosen.theme - 1] ?? neutralThemes[0]!;
  const theme = frame ? withAccent(chosen, accentIn(frame.hotel.options)) : chosen;
  return (
    <html
      lang={data?.lang ?? "zh-TW"}
      data-layout={frame?.chosen.layout ?? "none"}
      data-theme={frame?.chosen.theme ?? 1}
      data-scheme={theme.scheme}
      style={colours(theme)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.bg} />
        <meta name="color-scheme" content={theme.scheme} />
        <HeadingFonts fonts={data?.fonts ?? []} />
        {(frame && hasOneSheet(frame, error)
          ? []
          : [
              kit,
              layout?.stylesheet ?? neutral,
              ...sheetsOf(
                data?.accounts?.path.startsWith("/accounts/")
                  ? "accounts"
                  : frame && (isPersonal(frame.path) || roomOfPage(frame.path) !== null)
                    ? frame.path
                    : "",
                layout,
                chosenBookingLayout(frame?.hotel.template_booking_code ?? ""),
              ),
            ]
        ).map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <SiteIcon
          frame={frame}
          isDiscreet={layout?.isDiscreet === true}
          origin={data?.accounts && frame ? frame.origin : ""}
        />
        <Meta />
        <Links />
        {import.meta.env.DEV
          ? ["/@vite/client", "/src/web/dev-preamble.ts"].map((src) => <script key={src} type="module" src={src} />)
          : null}
        <script type="module" src={ENHANCE_SCRIPT} fetchPriority="low" />
        {data?.studio ? <meta name="yado-studio" content={data.studio} /> : null}
        {data?.studio ? <script type="module" src={EDIT_SCRIPT} /> : null}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The booking page names its one stylesheet itself (guest/booking.tsx), where it is shown and rooms can be booked. */
function hasOneSheet({ path, hotel, chosen }: Frame, error: unknown): boolean {
  if (path !== "/booking" || Boolean(error) || isPreparing(hotel)) return false;
  return bookingSheets(chosen.layout, chosenBookingLayout(hotel.template_booking_code)) !== null;
}

/** What a personal page or a room's adds: `path` is its own, or `accounts`; empty: it is neither. */
function sheetsOf(path: string, layout: LayoutOf | null, bookingLayout: BookingLayoutCode): string[] {
  if (path === "") return [];
  if (roomOfPage(path) !== null) return [room, ...(layout?.roomStylesheet ? [layout.roomStylesheet] : [])];
  const ofBooking = bookingLayout === "booking_200" ? [booking, booking200] : [booking];
  const added = path === "accounts" ? [accountsSheet] : path === "/booking" ? ofBooking : [];
  return [orders, ...(layout ? [layout.orderStylesheet] : []), ...added];
}

/** The lodging's own icon; else, and always in a discreet layout, the one that is drawn (web/guest/icon.ts). */
function SiteIcon({ frame, isDiscreet, origin }: { frame: Frame | null; isDiscreet: boolean; origin: string }) {
  const own = frame && !isDiscreet ? readPicture(frame.hotel.info.icon_images.main) : null;
  if (!own) return <link rel="icon" href={frame ? `${origin}/icon.svg` : "data:,"} />;
  const href = origin + pictureSource(own, pictureWidths(own)[0]!, "jpg");
  return (
    <>
      <link rel="icon" type="image/jpeg" href={href} />
      <link rel="apple-touch-icon" href={href} />
    </>
  );
}

function colours(theme: Theme): Record<string, string> {
  const { name: _, scheme, ...tokens } = theme;
  return {
    colorScheme: scheme,
    ...Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [`--${name}`, colour])),
  };
}

export default function Root({ loaderData: { frame, accounts } }: Route.ComponentProps) {
  if (accounts) {
    return (
      <AccountsContext value={accountsSite(accounts, frame)}>
        <Outlet />
      </AccountsContext>
    );
  }
  if (!frame) return <Outlet />;
  return (
    <WithLayout frame={frame}>
      <Outlet />
    </WithLayout>
  );
}

/** The lodging's header and footer around a page. On order pages there is no menu and no Book button, which would distract. */
function WithLayout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const site = siteOf(frame);
  const layout = layoutOf(frame.chosen.layout);
  const { Header, Footer } = layout;
  const isQuiet = isPersonal(site.path);
  return (
    <SiteContext value={site}>
      <LayoutContext value={layout}>
        <a className="skip" href="#main">
          {site.words.skip_to_content}
        </a>
        {site.path === "/booking" ? (
          <a className="skip skip-results" href="#first-room">
            {site.words.skip_to_results}
          </a>
        ) : null}
        <div className="above">
          <LanguageOffer />
          <Consent />
          {isPreparing(site.hotel) ? (
            <p className="preparation" role="status">
              {site.words.under_preparation}
            </p>
          ) : null}
          {/* Not deferred: what it shows is there when the page is drawn, and nothing moves. */}
          <script src={ABOVE_SCRIPT} {...(import.meta.env.DEV ? { type: "module" } : {})} />
        </div>
        <PictureUseContext value={newPictureUse()}>
          {isQuiet ? <QuietHeader /> : <Header />}
          <main id="main">{children}</main>
          <Footer />
        </PictureUseContext>
        {isQuiet ? null : <Help />}
      </LayoutContext>
    </SiteContext>
  );
}

/** An unlisted page keeps the lodging's layout; an unknown or closed site, and any error, has a neutral one. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const isMissing = (isRouteErrorResponse(error) || error instanceof CallRefused) && error.status === 404;
  const lang = data?.lang ?? "zh-TW";
  const frame = data?.kind === "site" ? data.frame : null;
  if (isRouteErrorResponse(error) && error.status === 503) {
    if (!frame) return <NeutralUnavailable lang={lang} about={error.data} />;
    return (
      <WithLayout frame={frame}>
        <SiteUnavailable about={error.data} />
      </WithLayout>
    );
  }
  if (!isMissing) return <Failed lang={lang} />;
  if (data?.opensSoon) return <OpensSoon lang={lang} />;
  if (!frame) return <NeutralNotFound lang={lang} />;
  return (
    <WithLayout frame={frame}>
      <SiteNotFound />
    </WithLayout>
  );
}
