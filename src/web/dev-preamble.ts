/** Development only: components are compiled to be swapped in place, which pages that are loaded again instead have no use for. */
Object.assign(globalThis, {
  __vite_plugin_react_preamble_installed__: true,
  $RefreshReg$: () => {},
  $RefreshSig$: () => (component: unknown) => component,
});
