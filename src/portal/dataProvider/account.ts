import { callRoute } from '../../kit/http/callRoute'
import { uploadImage } from '../../shared/images/uploadImage'

/** Pictures of the company (spec §7 Vendor). Throws ApiError. */
export const accountVerbs = {
  /**
   * Presign and PUT of a photo or certification; saving the profile with the address makes it count.
   *
   * @returns the picture's public address
   */
  uploadSellerImage(file: File): Promise<string> {
    return uploadImage({
      presign: (body) => callRoute('POST /vendor/sellers/me/images', { body }),
      file,
    })
  },
}
