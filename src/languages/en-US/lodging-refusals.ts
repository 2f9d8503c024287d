/** Why a lodging can’t be opened, or can’t have a domain. */
export const lodgingRefusals = {
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
};
