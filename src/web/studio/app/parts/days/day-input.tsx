/**
 * A day: typed, or chosen from a calendar in the studio's language. The browser's own field speaks the browser's language; it stands there
 * until the calendar is loaded, and on a touch screen, where the system's picker is the better one.
 */
import { type MantineSize, TextInput, type TextInputProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense } from "react";

export type DayInputProps = Pick<
  TextInputProps,
  | "label"
  | "aria-label"
  | "required"
  | "withAsterisk"
  | "error"
  | "className"
  | "leftSection"
  | "leftSectionWidth"
  | "wrapperProps"
> & {
  /** Empty: none. */
  value: string;
  /** Empty where it was cleared; a required one never is. */
  change: (day: string) => void;
  min?: string;
  size?: MantineSize;
};

const DayPicker = lazy(() => import("./day-picker.tsx"));

export function DayInput(props: DayInputProps) {
  const isTouched = useMediaQuery("(pointer: coarse)");
  const { change, ...given } = props;
  const own = (
    <TextInput
      {...given}
      type="date"
      onChange={({ currentTarget: { value } }) => (value !== "" || !props.required) && change(value)}
    />
  );
  return isTouched ? (
    own
  ) : (
    <Suspense fallback={own}>
      <DayPicker {...props} />
    </Suspense>
  );
}
