/** The page's layout. Sections get it here, so that they never depend on a particular one. */
import { createContext, useContext } from "react";
import type { Layout } from "#web/layouts/layout.ts";

export const LayoutContext = createContext<Layout | null>(null);

export function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error("This page stands outside a lodging's site.");
  return layout;
}
