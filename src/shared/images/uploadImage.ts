import type { PresignRequest, PresignResponse } from '#domain/images/imageWire'
import { FILE_NAME_MAX } from '#domain/limits'
import { endOf } from '#domain/text/cutText'
import { ApiError } from '../../kit/http/ApiError'
import { images } from './imagesTexts'
import { putFile } from './putFile'

export interface UploadImage {
  /** Asks for an address to send the file to, with the route of what the picture belongs to. */
  presign: (request: PresignRequest) => Promise<Partial<PresignResponse> | undefined>
  file: File
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Presign, then PUT (spec §7). Attaching the picture to what it belongs to is the caller's next step.
 *
 * @returns the address under which the stored picture is public
 * @throws ApiError, also with the spec's words for an answer that lacks an address (§8); DOMException 'AbortError'
 */
export async function uploadImage({
  presign,
  file,
  onProgress,
  signal,
}: UploadImage): Promise<string> {
  const answer = await presign({
    filename: endOf(file.name, FILE_NAME_MAX),
    contentType: file.type as PresignRequest['contentType'],
    size: file.size,
  })
  if (!answer?.uploadUrl) throw new ApiError(images.images.no_upload_url, 0)
  const publicUrl = answer.publicUrl ?? answer.url
  if (!publicUrl) throw new ApiError(images.images.no_public_url, 0)
  await putFile({ url: answer.uploadUrl, file, onProgress, signal })
  return publicUrl
}
