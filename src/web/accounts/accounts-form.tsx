/** Forms of the accounts service: fields with their errors, and what the script adds to them. */
import type { ReactNode } from "react";
import { PASSWORD_LIMITS } from "#contract/sign-in.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import type { Problem } from "#web/orders/answers.ts";
import { Field } from "#web/ui/field.tsx";

type AccountsFormProps = {
  /** What the page's action does with it. */
  act: string;
  /** Sent along. */
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

export function AccountsForm({ act, fields, className = "form", children }: AccountsFormProps) {
  const { here, xsrf } = useAccounts();
  return (
    <form className={className} method="post" action={here()} noValidate data-once>
      <input type="hidden" name="xsrf" value={xsrf} />
      <input type="hidden" name="do" value={act} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export const errorOf = (problems: readonly Problem[], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.text;

/** What is wrong with no field of the form. */
export function FormProblem({ problems }: { problems: readonly Problem[] }) {
  const text = problems.find(({ field }) => field === undefined)?.text;
  if (text === undefined) return null;
  return (
    <p className="problems" role="alert" tabIndex={-1} autoFocus data-problems>
      {text}
    </p>
  );
}

type EmailFieldProps = { problems: readonly Problem[]; typed: string; autoFocus?: boolean };

export function EmailField({ problems, typed, autoFocus = false }: EmailFieldProps) {
  const { words } = useAccounts();
  const error = errorOf(problems, "email");
  return (
    <Field
      name="email"
      type="email"
      label={words.start.email}
      error={error}
      defaultValue={typed}
      autoComplete="email webauthn"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      maxLength={254}
      autoFocus={autoFocus || error !== undefined}
      required
    />
  );
}

type CodeFieldProps = {
  problems: readonly Problem[];
  typed?: string;
  autoFocus?: boolean;
  /** The script sends the form when six digits have been pasted: not where more has to be typed. */
  isSentAtOnce?: boolean;
};

export function CodeField({ problems, typed = "", autoFocus = true, isSentAtOnce = true }: CodeFieldProps) {
  const { words } = useAccounts();
  return (
    <Field
      name="code"
      label={words.code.label}
      error={errorOf(problems, "code")}
      defaultValue={typed}
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      autoFocus={autoFocus}
      {...(isSentAtOnce ? { "data-code": "" } : {})}
      required
    />
  );
}

/** Password managers file a password under the address beside it. */
export function KnownAddress({ email }: { email: string }) {
  return <input hidden type="email" name="email" value={email} autoComplete="username" readOnly />;
}

type PasswordFieldProps = {
  problems: readonly Problem[];
  isNew?: boolean;
  autoFocus?: boolean;
  /** Others know these: a password made of them is weak. */
  about?: string;
};

/** With the script it can be shown, and a new one is judged while it is typed. */
export function PasswordField({ problems, isNew = false, autoFocus = false, about = "" }: PasswordFieldProps) {
  const { words } = useAccounts();
  const { password } = words;
  return (
    <div className="password" data-password data-show={password.show} data-hide={password.hide}>
      <Field
        name="password"
        type="password"
        label={isNew ? password.new_label : password.label}
        {...(isNew ? { hint: password.hint(PASSWORD_LIMITS.least) } : {})}
        error={errorOf(problems, "password")}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PASSWORD_LIMITS.most}
        autoFocus={autoFocus}
        required
      />
      {isNew ? (
        <p
          className="password-hint"
          role="status"
          data-strength={PASSWORD_LIMITS.least}
          data-more={password.more("{count}")}
          data-weak={password.weak}
          data-good={password.good}
          data-about={about}
        />
      ) : null}
    </div>
  );
}
