import type { Product } from '#domain/wines/productWire'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'
import { uploadImage } from '../../shared/images/uploadImage'

/** Public addresses of files that are uploaded and not known to be attached: uploaded again, one would be two pictures. */
const uploaded = new WeakMap<File, string>()

/** Pictures of a wine (spec §7). All throw ApiError, or DOMException 'AbortError' when cancelled. */
export const imageVerbs = {
  /**
   * Presign, PUT and attach: the picture comes after those that the wine has; the first becomes the main one. Called
   * again with the same file after an attach without an answer, it attaches what was uploaded: the engine does that once.
   */
  async addWineImage(
    id: string,
    file: File,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<Product> {
    const url =
      uploaded.get(file) ??
      (await uploadImage({
        presign: (body) =>
          callRoute('POST /vendor/products/:id/images/presign', { params: { id }, body, signal }),
        file,
        onProgress,
        signal,
      }))
    uploaded.set(file, url)
    onProgress?.(1)
    try {
      const { product } = await callRoute('POST /vendor/products/:id/images/attach', {
        params: { id },
        body: { url },
        signal,
      })
      uploaded.delete(file)
      return product
    } catch (error) {
      // the engine does not take this upload: the file has to be uploaded again
      if (error instanceof ApiError && error.status === 400) uploaded.delete(file)
      throw error
    }
  },
}
