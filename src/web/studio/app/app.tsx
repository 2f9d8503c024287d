/** The studio's app: the frame, and in it one screen. The server renders the frame, the browser takes over. */
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { useAddress } from "./navigation/router.ts";
import { askBeforeLeaving } from "./navigation/unsaved.ts";
import { ConfirmProvider, useConfirm } from "./parts/confirm.tsx";
import { Head } from "./shell/head.tsx";
import { FootNavigation, SideNavigation } from "./shell/navigation.tsx";
import { LiveOrders } from "./shell/live-orders.tsx";
import { OpenScreen } from "./shell/open-screen.tsx";
import { SignInDialog } from "./shell/sign-in-dialog.tsx";
import { WayBack } from "./shell/way-back.tsx";
import { screenAt } from "./screens.ts";
import { type Studio, StudioContext, useAppWords } from "./studio-data.ts";
import { theme } from "./theme.ts";

export function App({ studio }: { studio: Studio }) {
  return (
    <StudioContext value={studio}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <ConfirmProvider>
          <Frame />
        </ConfirmProvider>
        <SignInDialog />
        <Notifications position="bottom-right" className="toasts" />
      </MantineProvider>
    </StudioContext>
  );
}

function Frame() {
  const words = useAppWords();
  const confirm = useConfirm();
  const isWide = screenAt(useAddress().screen)?.isWide === true;
  useEffect(() => {
    const { heading, text, stay, leave } = words.leave;
    askBeforeLeaving(() => confirm({ title: heading, text, yes: leave, no: stay, isDangerous: true }));
  }, [confirm, words]);
  return (
    <div className="frame">
      <a className="frame-skip" href="#main">
        {words.skip}
      </a>
      <Head />
      <SideNavigation />
      <main id="main" className={isWide ? "frame-main is-wide" : "frame-main"} tabIndex={-1}>
        <WayBack />
        <OpenScreen />
      </main>
      <FootNavigation />
      <LiveOrders />
    </div>
  );
}
