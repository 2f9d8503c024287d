/** The dialog that chooses pictures, loaded when it is first opened. */
import { lazy, Suspense } from "react";
import type { Photo } from "./thumbnail.tsx";

const Library = lazy(() => import("./library.tsx"));

export type LibraryProps = { close: () => void; add: (photos: Photo[]) => void; chosen: readonly Photo[] };

export const OpenLibrary = (props: LibraryProps) => (
  <Suspense fallback={null}>
    <Library {...props} />
  </Suspense>
);
