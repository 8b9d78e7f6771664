import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { sql, world } from '../../support/world'
import { openSeller } from '../../support/openSeller'

const SCHEMA = 'broken_storage_test'

let folder: string
let connection: Knex
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winex-files-'))
  connection = knex({
    client: 'pg',
    connection: world.databaseUrl,
    // each permission removes what is unused, and what all others sent is not in this folder
    searchPath: [SCHEMA, 'public'],
    pool: { min: 0, max: 2 },
  })
  await sql(`create schema ${SCHEMA}`)
  await sql(`create table ${SCHEMA}.image_upload (like public.image_upload including all)`)
  stubEngineSettings({ WINEX_FILES_DIR: folder })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await connection.destroy()
  await sql(`drop schema ${SCHEMA} cascade`)
  await rm(folder, { recursive: true })
})

it('an upload that the storage could not keep may be sent again to the same address', async () => {
  const { default: ImageStorage, IMAGE_STORAGE_MODULE } =
    await import('../../../backend/src/modules/image-storage')
  const { presignUpload } = await import('../../../backend/src/images/writes/presign-upload')
  const { receiveUpload } = await import('../../../backend/src/images/writes/receive-upload')
  const storage: unknown = new ImageStorage.service({})
  const container = {
    resolve: (key: string) => (key === IMAGE_STORAGE_MODULE ? storage : connection),
  } as MedusaContainer
  const { sellerId, addWine } = await openSeller({ status: 'ACTIVE' })
  const { id: productId } = await addWine()
  const { uploadUrl } = await presignUpload(container, {
    sellerId,
    productId,
    purpose: 'wine',
    contentType: 'image/png',
  })
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1528' } })
    .png()
    .toBuffer()
  const address = new URL(uploadUrl, 'http://localhost')
  const send = () =>
    receiveUpload(container, {
      uploadId: address.pathname.split('/').at(-1) ?? '',
      signature: address.searchParams.get('signature') ?? '',
      contentType: 'image/png',
      readBody: () => Promise.resolve(png),
    })

  // There is a file where the folder has to be: every write fails, as on a full disk.
  await writeFile(join(folder, 'wines'), '')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(send()).rejects.toMatchObject({
    type: 'unavailable',
    message: 'Não foi possível guardar a imagem agora. Tente de novo em instantes.',
  })
  await rm(join(folder, 'wines'))
  await send()
  expect(await readdir(join(folder, 'wines'))).toHaveLength(2)
  await expect(send()).rejects.toMatchObject({ type: 'forbidden' })
})
