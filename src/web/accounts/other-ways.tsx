/** Ways to sign in besides the e-mail code. A passkey needs a script, which shows the button where the browser supports passkeys. */
import type { ReactNode } from "react";
import { WORDS } from "#languages/languages.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm } from "#web/accounts/accounts-form.tsx";
import type { ScreenProps } from "#web/accounts/screen.ts";
import { Icon } from "#web/ui/icon.tsx";

type OtherWaysProps = Pick<ScreenProps, "state" | "uid"> & {
  /** The second step of two is no time for another account's way. */
  hasUpstreams?: boolean;
  children?: ReactNode;
};

export function OtherWays({ state, uid, hasUpstreams = true, children }: OtherWaysProps) {
  const { words } = useAccounts();
  const { google, line } = state.ways;
  const shown = (["google", "line"] as const).filter((name) => hasUpstreams && { google, line }[name]);
  return (
    <div className="ways" data-ways={shown.length > 0 ? "always" : "script"}>
      <p className="ways-or">
        <span>{words.start.or}</span>
      </p>
      <PasskeyButton uid={uid} role={state.role} />
      {shown.map((provider) => (
        <AccountsForm key={provider} act="upstream" className="way" fields={{ provider, role: state.role }}>
          <button className="button button-quiet" type="submit">
            <ProviderMark name={provider} />
            {words.start[provider]}
          </button>
        </AccountsForm>
      ))}
      {children}
    </div>
  );
}

function PasskeyButton({ uid, role }: { uid: string; role: string }) {
  const { words, lang } = useAccounts();
  return (
    <AccountsForm act="passkey" className="way" fields={{ credential: "", role }}>
      <div
        hidden
        data-passkey="get"
        data-options={`/accounts/sign-in/${uid}/passkey`}
        data-failed={WORDS[lang].refusals.PASSKEY_FAILED}
      >
        <button className="button button-quiet" type="button">
          <Icon name="key" />
          {words.start.passkey}
        </button>
        <p className="field-error" role="alert" hidden />
      </div>
    </AccountsForm>
  );
}

/** Their marks in their own colours, as both ask for. */
function ProviderMark({ name }: { name: "google" | "line" }) {
  if (name === "line") {
    return (
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <rect width="24" height="24" rx="5.5" fill="#06C755" />
        <path
          fill="#fff"
          d="M12 5.2c-4.4 0-7.8 2.8-7.8 6.3 0 3.1 2.8 5.7 6.5 6.2.3.1.6.2.6.4.1.2 0 .6 0 .8l-.1.8c0 .2-.2.9.8.5 1-.4 5.3-3.1 6.5-5.1.9-1 1.3-2.200 1.300-3.600 0-3.500-3.500-6.300-7.800-6.300z"
        />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510 5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285F4"
        d="M46.980 24.550c0-1.570-.15-3.090-.38-4.550H24v9.020h12.940c-.58 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#FBBC05"
        d="M10.530 28.590c-.48-1.450-.76-2.990-.76-4.590s.27-3.140.76-4.590l-7.980-6.190C.92 16.460 0 20.120 0 24c0 3.880.92 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260 0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  );
}
