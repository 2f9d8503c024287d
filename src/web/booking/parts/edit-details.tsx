import { useBookingTools } from "#web/booking/booking-context.ts";

/** Back to the details. A button of the form, so that without a script nothing typed is lost. */
export function EditDetails(button: { children: string; "aria-label"?: string }) {
  const { go } = useBookingTools();
  return (
    <button
      {...button}
      className="more"
      type="submit"
      form="pay"
      name="intent"
      value="edit"
      onClick={(event) => {
        event.preventDefault();
        go((now) => ({ ...now, step: "details" }));
      }}
    />
  );
}
