import type { SignedContract } from '#domain/commission/contractWire'
import type { AdminSellerUpdateRequest, Seller } from '#domain/sellers/sellerWire'
import { callRoute } from '../../kit/http/callRoute'
import { uploadImage } from '../../shared/images/uploadImage'

async function update(
  id: string,
  body: AdminSellerUpdateRequest,
  failure?: string,
): Promise<Seller> {
  const { seller } = await callRoute('POST /admin/sellers/:id', { params: { id }, body, failure })
  return seller
}

/** What staff do with a seller beside listing them (spec §7 Admin). All throw ApiError. */
export const sellerVerbs = {
  /** Switches the status, sent in upper case (spec §4, R37). */
  setStoreStatus(
    id: string,
    store_status: NonNullable<AdminSellerUpdateRequest['store_status']>,
    reason = '',
  ): Promise<Seller> {
    return update(
      id,
      { store_status, ...(reason ? { reason } : {}) },
      'Erro ao atualizar status do vendedor',
    )
  },

  /** Keeps a note that only staff read. */
  async addSellerNote(id: string, text: string): Promise<Seller> {
    const { seller } = await callRoute('POST /admin/sellers/:id/notes', {
      params: { id },
      body: { text },
    })
    return seller
  },

  /** Reminds the producer of the contract by mail; 409 within a day of the last time. */
  async remindOfContract(id: string): Promise<Seller> {
    const { seller } = await callRoute('POST /admin/sellers/:id/contract-reminder', {
      params: { id },
      body: {},
    })
    return seller
  },

  /** Presign, PUT, then the seller's photo (spec §7). */
  async replaceSellerPhoto(id: string, file: File): Promise<Seller> {
    return update(id, {
      photo: await uploadImage({
        presign: (body) => callRoute('POST /admin/sellers/:id/photo', { params: { id }, body }),
        file,
      }),
    })
  },

  removeSellerPhoto(id: string): Promise<Seller> {
    return update(id, { photo: null })
  },

  /** The freight table that holds for the seller; version 0 is the start table. */
  sellerFreight: async (id: string) =>
    (await callRoute('GET /admin/sellers/:id/freight', { params: { id } })).freight,

  /** Every contract that the seller signed, newest first (R34). */
  async getSignedContracts(id: string): Promise<SignedContract[]> {
    const { signatures } = await callRoute('GET /admin/sellers/:id/contract', { params: { id } })
    return signatures
  },
}
