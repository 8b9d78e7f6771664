import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The decoder, from the installed package instead of from the network. */
const wasmBinary = () =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ).buffer

/**
 * What a camera reads from a QR code on the screen: by ZXing, which shares nothing with the library that drew it.
 * @throws Error when there is none, or more than one
 */
export async function readQrCode(drawn: Locator): Promise<string> {
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary() } })
  const found = await readBarcodes(new Uint8Array(await drawn.screenshot()), {
    formats: ['QRCode'],
  })
  const [code, ...more] = found
  if (!code || more.length > 0) throw new Error(`${found.length} codes in the picture`)
  return code.text
}
