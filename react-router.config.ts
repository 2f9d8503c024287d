import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // Every route is known from the first page: no manifest requests during navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
