/** A menu that Escape closes at once: the library's own hears keys only after the focus has moved into it. */
import { Menu as MantineMenu, type MenuProps } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

export function Menu(props: Omit<MenuProps, "opened" | "onChange">) {
  const [isOpen, setOpen] = useState(false);
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape") setOpen(false);
  });
  return <MantineMenu {...props} opened={isOpen} onChange={setOpen} />;
}

Menu.Target = MantineMenu.Target;
Menu.Dropdown = MantineMenu.Dropdown;
Menu.Label = MantineMenu.Label;
Menu.Item = MantineMenu.Item;
Menu.Divider = MantineMenu.Divider;
