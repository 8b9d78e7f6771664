import sharp from 'sharp'
import { call } from '../../support/http'
import { world } from '../../support/world'

/** Presign and PUT of a small picture, as the portal does; returns its public address. */
export async function uploadPhoto(token: string): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a1528' } })
    .png()
    .toBuffer()
  const presigned = await call<{ uploadUrl: string; publicUrl: string }>(
    '/vendor/sellers/me/images',
    { token, body: { filename: 'foto.png', contentType: 'image/png', size: png.length } },
  )
  const put = await fetch(new URL(presigned.body.uploadUrl, world.url), {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  if (put.status !== 204) throw new Error(`The upload answered ${put.status}: ${await put.text()}`)
  return presigned.body.publicUrl
}
