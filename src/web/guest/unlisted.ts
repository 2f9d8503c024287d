/** Any path that is not listed shows the 404 screen. */
export { loader, default } from "./not-found.tsx";
