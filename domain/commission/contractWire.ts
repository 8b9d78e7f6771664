import { z } from 'zod'

import { rate } from './commissionWire'
import { timestamp } from '../wire/common'
import { seller } from '../sellers/sellerWire'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'Formato inválido' })

/** What was signed stays on record, also after the rate changed (R34). */
const contractSignature = z.object({
  sha256: z.string(),
  /** Percent 0-100. */
  rate: z.number(),
  signer_name: z.string(),
  signed_at: timestamp,
})

/**
 * GET /vendor/sellers/me/contract: this seller's text of today, or as it was signed (R34).
 */
export const contractResponse = z.object({
  contract: z.object({
    text: z.string(),
    sha256: z.string(),
    /** Percent 0-100. */
    rate: z.number(),
    signed_at: timestamp.nullish(),
    /** Newest first. */
    signatures: z.array(contractSignature),
  }),
})
export type ContractResponse = z.infer<typeof contractResponse>

/** A signed contract as staff read it: the text and all the evidence. */
export const signedContract = contractSignature.extend({
  id: z.string(),
  text: z.string(),
  signer_email: z.string(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
})
export type SignedContract = z.infer<typeof signedContract>

/** GET /admin/sellers/{id}/contract: newest first. Whether it is still valid is the seller's contract_signed. */
export const signedContractsResponse = z.object({ signatures: z.array(signedContract) })

/**
 * POST /vendor/sellers/me/contract/sign: hash and rate of the text on the screen, so that nobody signs another. A
 * rate or text that changed meanwhile is refused with 409 and `current {sha256, percentage_rate}`.
 */
export const contractSignRequest = z.strictObject({
  sha256: sha256.optional(),
  percentage_rate: rate.optional(),
})

export const contractSignResponse = z.object({ seller })
export type ContractSignResponse = z.infer<typeof contractSignResponse>

/** GET /public/contracts/{sha256}: what anyone who has the text may know of its signature. */
export const publicContractResponse = z.object({
  contract: z.object({
    sha256: z.string(),
    seller_name: z.string(),
    /** Percent 0-100. */
    rate: z.number(),
    signed_at: timestamp,
  }),
})
export type PublicContractResponse = z.infer<typeof publicContractResponse>
