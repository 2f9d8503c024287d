import { Bar } from "./bar.tsx";
import { Dock } from "./dock.tsx";

export function Header() {
  return (
    <>
      <Bar />
      <Dock />
    </>
  );
}
