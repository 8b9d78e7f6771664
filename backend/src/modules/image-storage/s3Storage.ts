import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Readable } from 'node:stream'
import { STORED_TYPE, type FileStorage } from './fileStorage'

export interface S3Settings {
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Address under which the bucket's keys are public, e.g. a CDN. */
  publicUrl: string
}

/** How long the bucket may be silent: who waits for it is told, and its connection is free again. */
const SILENT_MS = 10_000

/**
 * A bucket that speaks S3. The browser PUTs to `incoming/…`, which must not be public; the picture is read from
 * there once, re-encoded and stored under its public key. What is PUT to the same address later has no effect.
 */
export function s3Storage(settings: S3Settings, silentMs = SILENT_MS): FileStorage {
  const { bucket: Bucket } = settings
  const prefix = `${settings.publicUrl.replace(/\/$/, '')}/`
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    requestHandler: {
      connectionTimeout: silentMs,
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
      socketTimeout: silentMs,
    },
    // A checksum in the signed address would have to be that of a file we have not seen.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const incoming = (uploadId: string): string => `incoming/${uploadId}`
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  return {
    signUpload: (upload) =>
      getSignedUrl(
        client,
        new PutObjectCommand({
          Bucket,
          Key: incoming(upload.id),
          ContentType: upload.contentType,
          ...(upload.size === null ? {} : { ContentLength: upload.size }),
        }),
        {
          expiresIn: Math.max(1, Math.round((upload.expiresAt.getTime() - Date.now()) / 1000)),
          signableHeaders: new Set(['content-type', 'content-length']),
        },
      ),
    readIncoming: async (uploadId, maxBytes) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: incoming(uploadId) }))
        if ((found.ContentLength ?? 0) > maxBytes) {
          // Bytes that nobody reads would keep their connection; fifty of them stopped every upload.
          ;(found.Body as Readable | undefined)?.destroy()
          throw new RangeError(`more than ${maxBytes} bytes`)
        }
        return found.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    dropIncoming: (uploadId) => remove(incoming(uploadId)),
    store: async (key, bytes) => {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: STORED_TYPE,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    remove: async (keys) => {
      await Promise.all(keys.map(remove))
    },
    urlOf: (key) => `${prefix}${key}`,
    keyOf: (url) => (url.startsWith(prefix) ? url.slice(prefix.length) : null),
  }
}
