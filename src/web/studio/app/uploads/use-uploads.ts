import { useCallback, useSyncExternalStore } from "react";
import { useStudio } from "../studio-data.ts";
import { type Upload, uploadQueue } from "./upload-queue.ts";

const NONE: readonly Upload[] = [];

export function useUploads(): { uploads: readonly Upload[]; add: (files: Iterable<File>) => void } {
  const { lang, lodging } = useStudio();
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read, () => NONE);
  const { domain } = lodging;
  const add = useCallback((files: Iterable<File>) => uploadQueue.add(files, domain, lang), [domain, lang]);
  return { uploads, add };
}
