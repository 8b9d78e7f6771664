import type { Member, MemberResponse, MemberUpdateRequest } from '#domain/wire/member'
import type { Seller, SellerResponse, SellerUpdateRequest } from '#domain/wire/seller'
import { apiClient } from '../../shared/http/apiClient'
import { uploadImage } from '../../shared/images/uploadImage'

/** The account of the signed-in person and their company (spec §7 Vendor). All throw ApiError. */
export const accountVerbs = {
  /** Changes the company's profile. */
  async updateSeller(request: SellerUpdateRequest): Promise<Seller> {
    const { seller } = await apiClient<SellerResponse>('/vendor/sellers/me', {
      method: 'POST',
      body: request,
    })
    return seller
  },

  /** Changes the signed-in person's own name. */
  async renameMember(id: string, request: MemberUpdateRequest): Promise<Member> {
    const { member } = await apiClient<MemberResponse>(
      `/vendor/members/${encodeURIComponent(id)}`,
      { method: 'POST', body: request },
    )
    return member
  },

  /**
   * Presign and PUT of a photo or certification; saving the profile with the address makes it count.
   *
   * @returns the picture's public address
   */
  uploadSellerImage(file: File): Promise<string> {
    return uploadImage({ presignPath: '/vendor/sellers/me/images', file })
  },
}
