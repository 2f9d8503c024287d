/** The session is over, or an act needs a fresh sign-in: says so, and leads there and back. Nothing typed is lost by it. */
import { Button, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { type SignInNeed, showSignInWith } from "../calls/sign-in-again.ts";
import { hasUnsaved } from "../navigation/unsaved.ts";
import { useStudio } from "../studio-data.ts";

export function SignInDialog() {
  const { lang, words } = useStudio();
  const [need, setNeed] = useState<SignInNeed | null>(null);
  useEffect(() => showSignInWith(setNeed), []);
  const addressOf = (need: SignInNeed) => {
    const query = new URLSearchParams({ lang, back: location.pathname + location.search });
    if (need === "fresh") query.set("fresh", "1");
    return `/studio/sign-in?${query}`;
  };
  const isKept = need !== null && hasUnsaved();
  return (
    <Modal
      opened={need !== null}
      onClose={() => setNeed(null)}
      title={words.signed_out.heading}
      closeButtonProps={{ "aria-label": words.close }}
      // Above whatever dialog has sent the request.
      zIndex={300}
    >
      <div className="confirm-text">
        <p>{need === "fresh" ? words.signed_out.fresh_text : words.signed_out.text}</p>
        {isKept ? <p>{words.signed_out.unsaved}</p> : null}
      </div>
      <div className="confirm-acts">
        <Button variant="default" onClick={() => setNeed(null)}>
          {words.cancel}
        </Button>
        {need === null ? null : (
          <Button
            component="a"
            href={addressOf(need)}
            {...(isKept ? { target: "_blank", onClick: () => setNeed(null) } : {})}
          >
            {words.signed_out.button}
          </Button>
        )}
      </div>
    </Modal>
  );
}
