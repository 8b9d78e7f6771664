import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  FileStorage,
  SignedUpload,
} from '../../../backend/src/modules/image-storage/fileStorage'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { world } from '../../support/world'
import { openSeller } from '../../support/openSeller'
import { startBucket, type Bucket } from './startBucket'

let bucket: Bucket
let files: FileStorage
let png: Buffer
beforeAll(async () => {
  bucket = await startBucket()
  stubEngineSettings({
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  })
  const { s3Storage } = await import('../../../backend/src/modules/image-storage/s3Storage')
  files = s3Storage({
    endpoint: bucket.endpoint,
    region: bucket.region,
    bucket: bucket.name,
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    publicUrl: `${bucket.endpoint}/${bucket.name}`,
  })
  png = await sharp({ create: { width: 600, height: 40, channels: 3, background: '#7a1528' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.stop()
})

const upload = (changes: Partial<SignedUpload> = {}): SignedUpload => ({
  id: 'upl_1',
  sellerId: 'sel_1',
  key: 'wines/upl_1.webp',
  contentType: 'image/png',
  size: png.length,
  expiresAt: new Date(Date.now() + 60_000),
  ...changes,
})

const put = async (url: string, bytes: Buffer, type = 'image/png') =>
  (
    await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    })
  ).status

describe('pictures in a bucket that speaks S3', () => {
  it('arrive by a signed address, and are read and dropped by us alone', async () => {
    expect(await put(await files.signUpload(upload()), png)).toBe(200)
    const address = `${bucket.endpoint}/${bucket.name}/incoming/upl_1`
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    expect(await files.readIncoming('upl_1', png.length)).toEqual(png)
    await expect(files.readIncoming('upl_1', png.length - 1)).rejects.toThrow(RangeError)
    await files.dropIncoming('upl_1')
    expect(await files.readIncoming('upl_1', png.length)).toBeNull()
  })

  it('of another type or length, at another place or too late are refused by the signature', async () => {
    const address = await files.signUpload(upload())
    bucket.refusals.length = 0
    expect(await put(address, png, 'image/svg+xml')).toBe(403)
    expect(await put(address, Buffer.concat([png, png]))).toBe(403)
    expect(await put(address.replace('upl_1', 'upl_2'), png)).toBe(403)
    expect(await put(address.replace('incoming/upl_1', 'wines/upl_1.webp'), png)).toBe(403)
    expect(bucket.refusals).toEqual(Array<string>(4).fill('SignatureDoesNotMatch'))
    bucket.ahead = 61_000
    expect(await put(address, png)).toBe(403)
    bucket.ahead = 0
    expect(bucket.refusals.at(-1)).toBe('AccessDenied: Request has expired')
    expect(bucket.objects.size).toBe(0)
  })

  it('that are too big leave no connection behind', async () => {
    const big = Buffer.alloc(1_000_000)
    expect(await put(await files.signUpload(upload({ size: null })), big)).toBe(200)
    // The client keeps 50 connections.
    for (let time = 0; time < 60; time += 1) {
      await expect(files.readIncoming('upl_1', 1000)).rejects.toThrow(RangeError)
    }
    await files.dropIncoming('upl_1')
  })

  it('are stored under their public address, for ever, and removed, also twice', async () => {
    const key = 'wines/upl_ação 1.webp'
    await files.store(key, png)
    expect(bucket.objects.get(key)).toEqual({
      bytes: png,
      type: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
    const url = files.urlOf(key)
    expect(files.keyOf(url)).toBe(key)
    expect(files.keyOf('https://exemplo.com.br/wines/upl_1.webp')).toBeNull()
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(png)
    await files.remove([key])
    await files.remove([key])
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('a wine’s picture with S3 in the configuration', () => {
  let connection: Knex
  let transaction: Knex.Transaction
  beforeAll(async () => {
    connection = knex({ client: 'pg', connection: world.databaseUrl, pool: { min: 0, max: 1 } })
    // Rolled back: the running copy keeps its pictures elsewhere.
    transaction = await connection.transaction()
  })
  afterAll(async () => {
    await transaction.rollback()
    await connection.destroy()
  })

  it('is permitted, sent to the bucket, looked at, re-encoded, shown and cleared away', async () => {
    const { sellerId, memberId, email, addWine } = await openSeller({ status: 'ACTIVE' })
    const { id: productId } = await addWine()
    const { container, attachImage, presignUpload, removeUnusedImages } =
      await openEngine(transaction)
    const permit = () =>
      presignUpload(container, {
        sellerId,
        productId,
        purpose: 'wine',
        contentType: 'image/png',
      })
    const attach = (url: string) =>
      attachImage(container, {
        productId,
        sellerId,
        url,
        actor: {
          type: 'seller',
          id: memberId,
          email,
          origin: { ipAddress: '127.0.0.1', userAgent: null },
        },
      })

    const { uploadUrl, publicUrl } = await permit()
    await expect(attach(publicUrl)).rejects.toThrow('A imagem ainda não foi enviada.')
    expect(await put(uploadUrl, png)).toBe(200)
    expect((await fetch(publicUrl)).status).toBe(404)
    await attach(publicUrl)
    const widthOf = async (url: string) =>
      (await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata()).width
    expect(await widthOf(publicUrl)).toBe(600)
    expect(await widthOf(publicUrl.replace('.webp', '-thumb.webp'))).toBe(480)
    expect(bucket.objects.size).toBe(2)

    const unlucky = await permit()
    await put(unlucky.uploadUrl, png)
    bucket.failing = 20
    await expect(attach(unlucky.publicUrl)).rejects.toMatchObject({
      type: 'unavailable',
      message: 'Não foi possível guardar a imagem agora. Tente de novo em instantes.',
    })
    bucket.failing = 0
    await attach(unlucky.publicUrl)
    expect(await widthOf(unlucky.publicUrl)).toBe(600)

    const script = await permit()
    await put(script.uploadUrl, Buffer.from('<script>alert(1)</script>'))
    await expect(attach(script.publicUrl)).rejects.toThrow(
      'Por favor, selecione um arquivo de imagem válido.',
    )
    expect((await fetch(script.publicUrl)).status).toBe(404)

    await transaction('image').where({ product_id: productId }).delete()
    await transaction('image_upload')
      .where({ product_id: productId })
      .update({ expires_at: 'epoch' })
    await removeUnusedImages(container)
    expect([...bucket.objects.keys()]).toEqual([])
  })

  it('is permitted and cleared away although the bucket does not delete others', async () => {
    const { sellerId, addWine } = await openSeller({ status: 'ACTIVE' })
    const { id: productId } = await addWine()
    const { container, presignUpload, removeUnusedImages } = await openEngine(transaction)
    const addExpired = (name: string, count: number, expiresAt: string) =>
      transaction.raw(
        `insert into image_upload (id, seller_id, product_id, purpose, key, content_type, state, created_at, expires_at)
         select id, ?, ?, 'wine', 'wines/' || id || '.webp', 'image/png', 'waiting', ?, ?
           from (select ? || n as id from generate_series(1, ?::int) n) as made`,
        [sellerId, productId, expiresAt, expiresAt, name, count],
      )
    const idsOf = (name: string): Promise<string[]> =>
      transaction('image_upload').whereLike('id', `${name}%`).pluck('id')
    const stored = { bytes: png, type: 'image/webp', cacheControl: undefined }
    // Older than the other one, and as many as may wait for one seller.
    await addExpired('upl_held', 100, '2001-01-01')
    await addExpired('upl_free', 1, '2001-01-02')
    for (const id of [...(await idsOf('upl_held')), 'upl_free1'])
      bucket.objects.set(`wines/${id}.webp`, stored)
    bucket.objects.set('incoming/upl_free1', stored)
    bucket.undeletable = 'upl_held'
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Each looks at twenty.
    for (let time = 0; time < 6; time += 1)
      await presignUpload(container, {
        sellerId,
        productId,
        purpose: 'wine',
        contentType: 'image/png',
      })
    expect(await idsOf('upl_free')).toEqual([])
    expect([...bucket.objects.keys()].filter((key) => key.includes('upl_free'))).toEqual([])
    expect(await idsOf('upl_held')).toHaveLength(100)
    expect(logged).toHaveBeenCalledTimes(100)
    expect(logged.mock.calls[0]?.[0]).toContain('"what":"removing a picture"')

    // They are tried again later.
    bucket.undeletable = null
    await transaction.raw(
      `update image_upload set expires_at = expires_at - interval '61 minutes' where id like 'upl_held%'`,
    )
    for (let time = 0; time < 5; time += 1) await removeUnusedImages(container)
    expect(await idsOf('upl_held')).toEqual([])
    logged.mockRestore()
  })
})

/** The engine's own steps over this bucket and this transaction. */
async function openEngine(transaction: Knex.Transaction) {
  const { default: ImageStorage, IMAGE_STORAGE_MODULE } =
    await import('../../../backend/src/modules/image-storage')
  const storage: unknown = new ImageStorage.service({})
  const container = {
    resolve: (key: string) => (key === IMAGE_STORAGE_MODULE ? storage : transaction),
  } as MedusaContainer
  return {
    container,
    ...(await import('../../../backend/src/wines/writes/attach-image')),
    ...(await import('../../../backend/src/images/writes/presign-upload')),
    ...(await import('../../../backend/src/images/writes/removeUnusedImages')),
  }
}
