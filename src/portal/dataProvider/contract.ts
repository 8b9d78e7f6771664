import { normalizeRate } from '#domain/commission/commission'
import type { ContractResponse } from '#domain/commission/contractWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** The seller's contract as GET /vendor/sellers/me/contract gives it. */
export type Contract = ContractResponse['contract']

/** Percent 0-100, null without one. */
export interface Commission {
  /** What the contract names: the first rule gives it (spec §3, R9). */
  rate: number | null
  /** What a sale is charged now; another one until the contract with a changed rate is signed (R56). */
  inForce: number | null
}

/** Commission and contract (spec §4, §7, R34). All throw ApiError. */
export const contractVerbs = {
  async getCommission(): Promise<Commission> {
    const { commission_rules: rules, rate_in_force: inForce } =
      await callRoute('GET /vendor/commission')
    const rate = normalizeRate(rules[0]?.rate)
    return { rate, inForce: inForce === undefined ? rate : inForce }
  },

  /** The text as signed, or the current one. 404 while there is no rate. */
  async getContract(): Promise<Contract> {
    const { contract } = await callRoute('GET /vendor/sellers/me/contract')
    return contract
  },

  /** Signs exactly this text; 409 when text or rate have changed since it was read. */
  async signContract({ sha256, rate }: Pick<Contract, 'sha256' | 'rate'>): Promise<Seller> {
    const { seller } = await callRoute('POST /vendor/sellers/me/contract/sign', {
      body: { sha256, percentage_rate: rate },
    })
    return seller
  },

  /** The contract as a PDF. */
  downloadContractPdf(): Promise<Blob> {
    return downloadRoute('GET /vendor/sellers/me/contract/pdf')
  },
}
