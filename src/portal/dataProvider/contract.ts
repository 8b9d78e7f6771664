import { normalizeRate } from '#domain/commission'
import type { CommissionRulesResponse } from '#domain/wire/commission'
import type {
  ContractResponse,
  ContractSignRequest,
  ContractSignResponse,
} from '#domain/wire/contract'
import type { Seller } from '#domain/wire/seller'
import { apiClient, apiDownload } from '../../shared/http/apiClient'

/** The seller's contract as GET /vendor/sellers/me/contract gives it. */
export type Contract = ContractResponse['contract']

/** Commission and contract (spec §4, §7, R34). All throw ApiError. */
export const contractVerbs = {
  /** The seller's rate in percent, or null without one: the first rule gives it (spec §3, R9). */
  async getCommissionRate(): Promise<number | null> {
    const { commission_rules: rules } =
      await apiClient<CommissionRulesResponse>('/vendor/commission')
    return normalizeRate(rules[0]?.rate)
  },

  /** The text as signed, or as it stands now. 404 while there is no rate. */
  async getContract(): Promise<Contract> {
    const { contract } = await apiClient<ContractResponse>('/vendor/sellers/me/contract')
    return contract
  },

  /** Signs exactly this text; 409 when text or rate have changed since it was read. */
  async signContract({ sha256, rate }: Pick<Contract, 'sha256' | 'rate'>): Promise<Seller> {
    const { seller } = await apiClient<ContractSignResponse>('/vendor/sellers/me/contract/sign', {
      method: 'POST',
      body: { sha256, percentage_rate: rate } satisfies ContractSignRequest,
    })
    return seller
  },

  /** The contract as a PDF. */
  downloadContractPdf(): Promise<Blob> {
    return apiDownload('/vendor/sellers/me/contract/pdf')
  },
}
