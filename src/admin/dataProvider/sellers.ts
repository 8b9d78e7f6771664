import type { SignedContract } from '#domain/commission/contractWire'
import type { Seller } from '#domain/sellers/sellerWire'
import type { WireStoreStatus } from '#domain/sellers/storeStatus'
import type { WriteMeta } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'
import { records } from './records'
import { uploadImage } from '../../shared/images/uploadImage'

/** What staff do with a seller beside listing them (spec §7 Admin). All throw ApiError. */
export const sellerVerbs = {
  /** Approves a registration that was seen in this status with its commission, as typed. */
  async approveSeller(
    id: string,
    { from, rate, reason }: { from: WireStoreStatus; rate: string; reason: string },
  ): Promise<Seller> {
    const { seller } = await callRoute('POST /admin/sellers/:id/approve', {
      params: { id },
      body: { commission_rate: rate, expected_status: from, ...(reason ? { reason } : {}) },
      failure: 'Erro ao atualizar status do vendedor',
    })
    return seller
  },

  /** Switches the status that was seen to another one, sent in upper case (spec §4, R37). */
  async setStoreStatus(
    id: string,
    { from, to, reason }: { from: WireStoreStatus; to: WireStoreStatus; reason: string },
  ): Promise<Seller> {
    const { data } = await records.update<Seller>('sellers', {
      id,
      data: { store_status: to, expected_status: from, ...(reason ? { reason } : {}) } as object,
      previousData: { id },
      meta: { failure: 'Erro ao atualizar status do vendedor' } satisfies WriteMeta,
    })
    return data
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

  /**
   * Presign and PUT of a photo; saving the seller with the address makes it count (spec §7).
   *
   * @returns the picture's public address
   */
  uploadSellerPhoto: (id: string, file: File): Promise<string> =>
    uploadImage({
      presign: (body) => callRoute('POST /admin/sellers/:id/photo', { params: { id }, body }),
      file,
    }),

  /** The freight table that holds for the seller; version 0 is the start table. */
  sellerFreight: async (id: string) =>
    (await callRoute('GET /admin/sellers/:id/freight', { params: { id } })).freight,

  /** How the seller deals with the orders answered lately. */
  sellerSelling: async (id: string) =>
    (await callRoute('GET /admin/sellers/:id/selling', { params: { id } })).selling,

  /** Every contract that the seller signed, newest first (R34). */
  async getSignedContracts(id: string): Promise<SignedContract[]> {
    const { signatures } = await callRoute('GET /admin/sellers/:id/contract', { params: { id } })
    return signatures
  },
}
