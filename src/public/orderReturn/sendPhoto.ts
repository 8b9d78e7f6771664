import { IMAGE_MAX_BYTES } from '#domain/limits'
import type { BuyerReturns } from '#domain/returns/orderReturnWire'
import { callRoute } from '../../kit/http/callRoute'
import { serverMessage } from '../../kit/http/serverMessage'

/** A slow phone line and a photo of five megabytes. */
const TIMEOUT_MS = 120_000
/** What the engine keeps at most; more would only cost the phone's line. */
const SIDE_MAX = 2_000

/** A photo that did not arrive, and why. */
export interface UnsentPhoto {
  photo: File
  message: string
}

/**
 * Sends photos with a return, one after another; one that fails keeps the others from nothing.
 *
 * @param onAnswer gets the returns as they are after each photo
 * @returns those that did not arrive
 */
export async function sendPhotos(
  token: string,
  returnId: string,
  photos: readonly File[],
  onAnswer: (answer: BuyerReturns) => void,
): Promise<UnsentPhoto[]> {
  const unsent: UnsentPhoto[] = []
  for (const photo of photos) {
    try {
      onAnswer(await sendPhoto(token, returnId, photo))
    } catch (error) {
      unsent.push({ photo, message: serverMessage(error, 'O envio falhou.') })
    }
  }
  return unsent
}

/** The same photo again is the same photo. Throws ApiError. */
const sendPhoto = async (token: string, return_id: string, photo: File): Promise<BuyerReturns> =>
  callRoute('POST /store/returns/:token/:return_id/photos', {
    params: { token, return_id },
    file: await lighter(photo),
    anonymous: true,
    timeoutMs: TIMEOUT_MS,
  })

/** A camera's photo may be larger than what is taken: then it is drawn smaller. What is no picture goes as it is, and is refused. */
async function lighter(photo: File): Promise<Blob> {
  if (photo.size <= IMAGE_MAX_BYTES / 2) return photo
  try {
    const picture = await createImageBitmap(photo)
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.85),
    )
    return drawn ?? photo
  } catch {
    return photo
  }
}
