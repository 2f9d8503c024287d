import { join } from "node:path";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import type { MediaStore } from "#server/media/stores/media-store.ts";
import type { S3Settings } from "#server/media/stores/s3-store.ts";

/** The folder beside the other data, unless the operator has set a bucket. */
export async function openMediaStore(dataDir: string, s3: S3Settings | null): Promise<MediaStore> {
  if (s3 === null) return createFolderStore(join(dataDir, "media"));
  // Loaded only where it is used: it is larger than the rest of the server.
  const { createS3Store } = await import("#server/media/stores/s3-store.ts");
  return createS3Store(s3);
}
