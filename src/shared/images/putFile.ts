import { ApiError } from '../../kit/http/ApiError'
import { calls } from '../../kit/http/callsTexts'
import { images } from './imagesTexts'

/** A line on which nothing moves for so long is given up: what waits for the upload is locked meanwhile. */
const STALLED_MS = 30_000

interface PutFile {
  /** The signed address of the upload (spec §7). */
  url: string
  file: Blob
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file to its signed address: by XMLHttpRequest, as `fetch` tells nothing of an upload's progress.
 *
 * @throws ApiError with the storage's own message or its status (spec §8 Upload), or when nothing moves any more; DOMException 'AbortError' when cancelled
 */
export function putFile({ url, file, onProgress, signal }: PutFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    let isStalled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isStalled = true
        request.abort()
      }, STALLED_MS)
    }
    const finish = (end: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      end()
    }
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      moved()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () =>
      finish(() => {
        if (request.status >= 200 && request.status < 300) resolve()
        else reject(refusal(request))
      })
    request.onerror = () => finish(() => reject(new ApiError(calls.no_connection, 0)))
    request.onabort = () =>
      finish(() =>
        reject(
          isStalled
            ? new ApiError(images.images.stalled, 0)
            : new DOMException('Upload cancelled', 'AbortError'),
        ),
      )
    if (signal?.aborted) {
      reject(new DOMException('Upload cancelled', 'AbortError'))
      return
    }
    signal?.addEventListener('abort', cancel)
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', file.type)
    request.send(file)
    moved()
  })
}

/** Our own storage answers with a message in Portuguese, a foreign one with XML: then its status is told. */
function refusal(request: XMLHttpRequest): ApiError {
  try {
    const body = JSON.parse(request.responseText) as { message?: unknown }
    if (typeof body.message === 'string' && body.message !== '') {
      return new ApiError(body.message, request.status)
    }
  } catch {
    // not JSON
  }
  const { status } = request
  return new ApiError(images.images.not_stored.replace('%{status}', String(status)), status)
}
