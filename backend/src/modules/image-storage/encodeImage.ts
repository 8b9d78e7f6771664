import sharp, { type Metadata, type Sharp } from 'sharp'
import { failure, success, type Result } from '#domain/result'
import { createTurns, LineFull } from '../../engine/limits/createTurns'

/** Longest side of a stored picture and of its small variant, in pixels. */
const SIDE = 2000
const THUMBNAIL_SIDE = 480
/** Longest side of a testimonial's picture. */
const PORTRAIT_SIDE = 160
/** A picture of more pixels costs more memory than it is worth: 50 million are a full-frame camera's. */
const PIXELS_MAX = 50_000_000
/** Bytes of the pixels of a progressive or interlaced picture, which is decoded as a whole and not line by line. */
const WHOLE_MAX_BYTES = 150_000_000
/** Pictures decoded at the same time: one of a seller, so that the other place is there for somebody else. */
const DECODERS = 2
const DECODERS_PER_SELLER = 1
/** How many may wait: of one seller, and of all, as each may hold 5 MB. */
const PLACES_PER_SELLER = 2
const WAITING_MAX = 16
/** Longest time for one. */
const SECONDS_MAX = 20

export interface EncodedImage {
  image: Buffer
  thumbnail: Buffer
}

export type ImageProblem =
  | 'not_an_image'
  | 'too_many_pixels'
  | 'too_much_at_once'
  | 'too_many_of_one'
  | 'busy'

// Each in one thread and without a cache: what one may cost, times DECODERS, is what all may cost.
sharp.cache(false)
sharp.concurrency(1)
const turns = createTurns({
  total: DECODERS,
  perKey: DECODERS_PER_SELLER,
  waiting: PLACES_PER_SELLER,
  waitingOfAll: WAITING_MAX,
})

/**
 * Decodes and encodes a picture again (R26): turned as its EXIF says, at most 2000 pixels, WebP, without any
 * metadata, together with a small variant. What hides behind or inside the file does not survive. Only the kinds in
 * `accepted` are looked at, by their first bytes, so that no other decoder ever sees an upload. Of waiting ones of different
 * sellers the one with the fewest pixels is next. Two answers say nothing about the picture: 'too_many_of_one' that too many
 * of this seller wait already; 'busy' that too many of all do, or that the machine has no time for it.
 *
 * @param whose whose turn it takes: the seller's, or that of the return
 */
export async function encodeImage(
  bytes: Buffer,
  accepted: readonly ('png' | 'jpeg' | 'webp')[],
  whose: string,
): Promise<Result<EncodedImage, ImageProblem>> {
  const kind = kindOf(bytes)
  if (!kind || !accepted.includes(kind)) return failure('not_an_image')
  const size = await pixelsOf(bytes, kind)
  if (!size.ok) return size
  try {
    return await turns(() => encode(bytes), { key: whose, size: size.payload })
  } catch (error) {
    if (!(error instanceof LineFull)) throw error
    return failure(error.of === 'key' ? 'too_many_of_one' : 'busy')
  }
}

/** The same for a picture that is only shown small: at most 160 pixels. */
export async function encodePortrait(
  ...picture: Parameters<typeof encodeImage>
): Promise<Result<Buffer, ImageProblem>> {
  const encoded = await encodeImage(...picture)
  if (!encoded.ok) return encoded
  return success(await smaller(sharp(encoded.payload.image), PORTRAIT_SIDE).toBuffer())
}

/** By its header alone, before it waits; or why it is not decoded. */
async function pixelsOf(bytes: Buffer, kind: string): Promise<Result<number, ImageProblem>> {
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return failure('not_an_image')
  }
  const pixels = metadata.width * metadata.height
  if (metadata.format !== kind) return failure('not_an_image')
  if (pixels > PIXELS_MAX) return failure('too_many_pixels')
  if (metadata.isProgressive && bytesOf(metadata) > WHOLE_MAX_BYTES)
    return failure('too_much_at_once')
  return success(pixels)
}

async function encode(bytes: Buffer): Promise<Result<EncodedImage, ImageProblem>> {
  const read = (): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
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
