import type { SignedContract, SignedContractsResponse } from '#domain/wire/contract'
import type { Order, OrderResponse } from '#domain/wire/order'
import type { AdminSellerUpdateRequest, Seller, SellerResponse } from '#domain/wire/seller'
import { apiClient } from '../../shared/http/apiClient'
import { uploadImage } from '../../shared/images/uploadImage'

const path = (id: string) => `/admin/sellers/${encodeURIComponent(id)}`

async function update(id: string, body: AdminSellerUpdateRequest): Promise<Seller> {
  const { seller } = await apiClient<SellerResponse>(path(id), { method: 'POST', body })
  return seller
}

/** What staff do with a seller beside listing them (spec §7 Admin). All throw ApiError. */
export const sellerVerbs = {
  /** Switches the status, sent in upper case (spec §4, R37). */
  setStoreStatus(
    id: string,
    store_status: NonNullable<AdminSellerUpdateRequest['store_status']>,
  ): Promise<Seller> {
    return update(id, { store_status })
  },

  /** Presign, PUT, then the seller's photo (spec §7). */
  async replaceSellerPhoto(id: string, file: File): Promise<Seller> {
    return update(id, {
      photo: await uploadImage({
        presignPath: `${path(id)}/photo`,
        file,
      }),
    })
  },

  removeSellerPhoto(id: string): Promise<Seller> {
    return update(id, { photo: null })
  },

  /** Every contract that the seller signed, newest first (R34). */
  async getSignedContracts(id: string): Promise<SignedContract[]> {
    const { signatures } = await apiClient<SignedContractsResponse>(`${path(id)}/contract`)
    return signatures
  },

  /** Takes what the buyer of an order authorized. */
  async captureOrder(id: string): Promise<Order> {
    const { order } = await apiClient<OrderResponse>(
      `/admin/orders/${encodeURIComponent(id)}/capture`,
      { method: 'POST', body: {} },
    )
    return order
  },
}
