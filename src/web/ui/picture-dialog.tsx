/** One picture as large as the screen, with its neighbours a key or a swipe away: web/enhance/lightboxes.ts moves it. */
import { Icon } from "#web/ui/icon.tsx";

type PictureDialogProps = { label: string; previous: string; next: string; close: string };

export function PictureDialog({ label, previous, next, close }: PictureDialogProps) {
  return (
    <dialog className="lightbox" aria-label={label}>
      <figure>
        <img alt="" draggable={false} />
        <figcaption aria-live="polite" />
      </figure>
      <p className="lightbox-bar">
        <button type="button" data-step="-1" aria-label={previous}>
          <Icon name="left" />
        </button>
        <output>
          <span aria-hidden="true" />
          <span className="hidden" />
        </output>
        <button type="button" data-step="1" aria-label={next}>
          <Icon name="right" />
        </button>
      </p>
      <form method="dialog">
        <button aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
