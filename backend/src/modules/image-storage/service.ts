import { MedusaService } from '@medusajs/framework/utils'
import { env } from '../../env'
import { embeddedStorage } from './embeddedStorage'
import type { FileStorage } from './fileStorage'
import ImageUpload from './models/imageUpload'
import { s3Storage } from './s3Storage'

/** Permissions to upload, and the storage behind them: the embedded folder, or S3 when S3_BUCKET is set. */
export default class ImageStorageModuleService extends MedusaService({ ImageUpload }) {
  readonly files: FileStorage = openStorage()
  /** True when uploads come through our own route. */
  readonly isEmbedded = !env.S3_BUCKET
  readonly signingSecret = env.WINEX_SIGNING_SECRET
}

function openStorage(): FileStorage {
  if (!env.S3_BUCKET) return embeddedStorage(env.WINEX_FILES_DIR, env.WINEX_SIGNING_SECRET)
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const publicUrl = env.S3_PUBLIC_URL ?? (env.S3_ENDPOINT && `${env.S3_ENDPOINT}/${env.S3_BUCKET}`)
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !publicUrl) {
    throw new Error(
      'Com S3_BUCKET, defina também S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY e S3_PUBLIC_URL (ou S3_ENDPOINT).',
    )
  }
  return s3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: env.S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl,
  })
}
