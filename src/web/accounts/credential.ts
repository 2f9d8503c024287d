/** What the script put in a form's field; anything else is refused by the call. */
export function readCredential(text = ""): { id: string; type: "public-key" } {
  try {
    return JSON.parse(text) as { id: string; type: "public-key" };
  } catch {
    return { id: "", type: "public-key" };
  }
}
