/** Development only: compiled components expect the hot-reload runtime, which pages without hydration do not load. */
Object.assign(globalThis, {
  __vite_plugin_react_preamble_installed__: true,
  $RefreshReg$: () => {},
  $RefreshSig$: () => (component: unknown) => component,
});
