import type { Product } from '#domain/wines/productWire'
import { callRoute } from '../../kit/http/callRoute'
import { uploadImage } from '../../shared/images/uploadImage'

/** Pictures of a wine (spec §7). All throw ApiError, or DOMException 'AbortError' when cancelled. */
export const imageVerbs = {
  /** Presign, PUT and attach: the picture comes after those that the wine has; the first becomes the main one. */
  async addWineImage(
    id: string,
    file: File,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<Product> {
    const url = await uploadImage({
      presign: (body) =>
        callRoute('POST /vendor/products/:id/images/presign', { params: { id }, body, signal }),
      file,
      onProgress,
      signal,
    })
    const { product } = await callRoute('POST /vendor/products/:id/images/attach', {
      params: { id },
      body: { url },
      signal,
    })
    return product
  },
}
