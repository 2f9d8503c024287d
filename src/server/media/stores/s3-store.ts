/** A bucket at Amazon or at anyone else who speaks S3. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { assertKey, type MediaStore } from "#server/media/stores/media-store.ts";

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  key_id: string;
  secret: string;
};

const TIMEOUT_MS = 20_000;

function nullIfMissing(error: unknown): null {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404) return null;
  throw error;
}

export function createS3Store({ endpoint, region, bucket, key_id, secret }: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    // The bucket in the path: its name need not be a host that resolves.
    forcePathStyle: true,
    credentials: { accessKeyId: key_id, secretAccessKey: secret },
    // Other services than Amazon's do not know the checksums that the client would add by itself.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: 5_000 },
    maxAttempts: 3,
  });
  const at = (Key: string) => {
    assertKey(Key);
    return { Bucket: bucket, Key };
  };
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: "application/octet-stream" }));
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(nullIfMissing);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async head(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(nullIfMissing);
      return found && { bytes: found.ContentLength ?? 0 };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(nullIfMissing);
    },
    async list(prefix) {
      const keys: string[] = [];
      for (let token: string | undefined; ;) {
        const page = { Bucket: bucket, Prefix: prefix, ...(token === undefined ? {} : { ContinuationToken: token }) };
        const found = await client.send(new ListObjectsV2Command(page));
        keys.push(...(found.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        token = found.NextContinuationToken;
        if (token === undefined) return keys.sort();
      }
    },
  };
}
