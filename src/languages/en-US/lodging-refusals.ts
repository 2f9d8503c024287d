/** Why someone can’t be on a lodging’s staff, and why a lodging can’t be opened or have a domain. */
export const lodgingRefusals = {
  ALREADY_STAFF: "Someone with this email address is on the team already.",
  LAST_OWNER: "A property needs at least one owner. Please make someone else an owner first.",
  INVITATION_OVER: "This invitation is no longer valid. Please ask the property’s owner to send it again.",
  INVITATION_FOR_OTHER: "This invitation is for another email address. Please sign in with the address it was sent to.",
  SLUG_TAKEN: "Someone else has just taken this address. Please choose another.",
  SLUG_RESERVED: "This name is reserved, or could mislead people. Please choose another.",
  SLUG_MALFORMED: "Please use 3 to 40 lowercase letters, digits or hyphens, starting with a letter.",
  TOO_MANY_LODGINGS:
    "You have too many properties that aren’t published yet, or have opened too many today. Please finish one first, or try again tomorrow.",
  DOMAIN_MALFORMED: "This can’t be used as a domain. Please enter a name like www.example.com.",
  DOMAIN_OF_PLATFORM: "This is the platform’s own address. There’s no need to add it.",
  DOMAIN_TAKEN:
    "Another property is using this domain. If it’s yours now, remove the old _yado TXT record at your registrar first, then try again.",
  DOMAIN_NOT_READY: "This domain isn’t ready yet. Add both records below at your registrar, then check again.",
  TOO_MANY_DOMAINS: "Ten domains are the most you can have. Please remove one you don’t use.",
  NOT_READY_TO_PUBLISH:
    "Some required steps aren’t finished yet, so the website can’t go live. Please complete what is marked “Required”.",
};
