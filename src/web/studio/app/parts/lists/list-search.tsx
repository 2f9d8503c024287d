/** A list's search field. What is typed is in the address a moment after the last key. */
import { TextInput } from "@mantine/core";
import { type RefObject, useEffect, useState } from "react";
import { setQuery } from "../../navigation/router.ts";
import { StudioIcon } from "../studio-icon.tsx";

const TYPING_MS = 250;

type ListSearchProps = { label: string; search: string; input: RefObject<HTMLInputElement | null> };

export function ListSearch({ label, search, input }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // The address was changed elsewhere: by a view, or by going back.
  if (shown !== search) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => setQuery({ search: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <TextInput
      ref={input}
      type="search"
      size="md"
      className="list-search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<StudioIcon name="search" />}
      maxLength={80}
    />
  );
}
