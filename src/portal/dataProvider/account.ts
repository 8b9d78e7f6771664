import type { Member, MemberUpdateRequest } from '#domain/team/memberWire'
import type { Seller, SellerUpdateRequest } from '#domain/sellers/sellerWire'
import type { FreightRequest } from '#domain/freight/freightWire'
import { callRoute } from '../../kit/http/callRoute'
import { uploadImage } from '../../shared/images/uploadImage'

/** The account of the signed-in person and their company (spec §7 Vendor). All throw ApiError. */
export const accountVerbs = {
  /** The freight table, its version, and the start table. */
  freight: () => callRoute('GET /vendor/freight'),

  /** 409 with `current.version` when somebody else has saved one since. */
  saveFreight: (body: FreightRequest) => callRoute('POST /vendor/freight', { body }),

  /** Changes the company's profile. */
  async updateSeller(request: SellerUpdateRequest): Promise<Seller> {
    const { seller } = await callRoute('POST /vendor/sellers/me', { body: request })
    return seller
  },

  /** Changes the signed-in person's own name. */
  async renameMember(id: string, request: MemberUpdateRequest): Promise<Member> {
    const { member } = await callRoute('POST /vendor/members/:id', {
      params: { id },
      body: request,
    })
    return member
  },

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
