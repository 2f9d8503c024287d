/** /500: what is shown when a page could not even be begun. */
import { data } from "react-router";

export function loader(): never {
  throw data(null, 500);
}

export default function FailedPage() {
  return null;
}
