import sharp, { type Metadata, type Sharp } from 'sharp'
import { failure, success, type Result } from '#domain/result'

/** Longest side of a stored picture and of its small variant, in pixels. */
const SIDE = 2000
const THUMBNAIL_SIDE = 480
/** A picture of more pixels costs more memory than it is worth: 50 million are a full-frame camera's. */
const PIXELS_MAX = 50_000_000
/** Bytes of the pixels of a progressive or interlaced picture, which is decoded as a whole and not line by line. */
const WHOLE_MAX_BYTES = 150_000_000
/** Pictures decoded at the same time, and how many may wait for their turn. */
const DECODERS = 2
const WAITING_MAX = 16
/** Longest time for one. */
const SECONDS_MAX = 20

export interface EncodedImage {
  image: Buffer
  thumbnail: Buffer
}

export type ImageProblem = 'not_an_image' | 'too_many_pixels' | 'too_much_at_once' | 'busy'

// Each in one thread and without a cache: what one may cost, times DECODERS, is what all may cost.
sharp.cache(false)
sharp.concurrency(1)
let decoding = 0
const waiting: (() => void)[] = []

/**
 * Decodes and encodes a picture again (R26): turned as its EXIF says, at most 2000 pixels, WebP, without any
 * metadata, together with a small variant. What hides behind or inside the file does not survive. Only the kinds in
 * `accepted` are looked at, by their first bytes, so that no other decoder ever sees an upload. 'busy' says nothing
 * about the picture: too many others wait already, or the machine has no time for it.
 */
export async function encodeImage(
  bytes: Buffer,
  accepted: readonly ('png' | 'jpeg' | 'webp')[],
): Promise<Result<EncodedImage, ImageProblem>> {
  const kind = kindOf(bytes)
  if (!kind || !accepted.includes(kind)) return failure('not_an_image')
  if (decoding < DECODERS) decoding += 1
  else if (waiting.length < WAITING_MAX) await new Promise<void>((resolve) => waiting.push(resolve))
  else return failure('busy')
  try {
    return await encode(bytes, kind)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else decoding -= 1
  }
}

async function encode(bytes: Buffer, kind: string): Promise<Result<EncodedImage, ImageProblem>> {
  const read = (): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return failure('not_an_image')
  }
  if (metadata.format !== kind) return failure('not_an_image')
  if (metadata.width * metadata.height > PIXELS_MAX) return failure('too_many_pixels')
  if (metadata.isProgressive && bytesOf(metadata) > WHOLE_MAX_BYTES)
    return failure('too_much_at_once')
  try {
    const image = await smaller(read().autoOrient(), SIDE).toBuffer()
    const thumbnail = await smaller(sharp(image), THUMBNAIL_SIDE).toBuffer()
    return success({ image, thumbnail })
  } catch (error) {
    return failure(isTimeout(error) ? 'busy' : 'not_an_image')
  }
}

/** As libvips says it: 'timeout: 45% complete'. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout:')

/** Of all its pixels: a JPEG keeps two for each sample while it comes in passes. */
const bytesOf = ({ width, height, channels, depth, format }: Metadata): number =>
  width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)

const smaller = (picture: Sharp, side: number): Sharp =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .timeout({ seconds: SECONDS_MAX })

function kindOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : null
}
