import jsQR from 'jsqr'
import type { Locator } from 'playwright'
import sharp from 'sharp'

/** What jsQR reads from each code of a page, one picture for each; null where it reads none. */
export async function readEveryQrCode(drawn: Locator): Promise<(string | null)[]> {
  const read: (string | null)[] = []
  for (const one of await drawn.all()) read.push(await readPicture(await one.screenshot()))
  return read
}

/** The same of a picture's file, SVG or PNG. */
export async function readPicture(file: Buffer): Promise<string | null> {
  // a drawing in millimetres is printed finely: at 72 dots an inch a module is no whole number of them
  const { data, info } = await sharp(file, { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  return jsQR(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data ?? null
}
