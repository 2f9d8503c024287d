import { Photo } from "#web/ui/photo.tsx";

/** The second picture of a promotion or of news, in its text; the first one is in the page's head. */
export function ArticlePicture({ src }: { src: string }) {
  if (src === "") return null;
  return (
    <p className="article-picture">
      <Photo src={src} alt="" sizes="(min-width: 60rem) 44rem, 100vw" />
    </p>
  );
}
