import { isOwner } from '#domain/team/memberRoles'
import type { ContractResponse } from '#domain/commission/contractWire'
import { env } from '../../env'
import type { Call, Handlers } from '../../engine/http/handlers'
import { findContract } from '../reads/findContract'
import { findSeller, findSellerForStaff } from '../../sellers'
import { contractPdfInWorker } from '../pdf/contractPdfInWorker'
import { approveSeller } from '../writes/approve-seller'
import { signContract } from '../writes/sign-contract'
import { listSignatures } from '../reads/listSignatures'
import { remindOfContract } from '../writes/remind-of-contract'
import { findSignature } from '../reads/findSignature'

export const contractHandlers = {
  /** The text as signed, or as it reads today (R34). */
  'GET /vendor/sellers/me/contract': async (call) => ({ contract: await ownContract(call) }),

  /** The same contract to keep and to print. */
  'GET /vendor/sellers/me/contract/pdf': async (call) => {
    const contract = await ownContract(call)
    const checkUrl = `${env.WINEX_PUBLIC_URL}/contrato/${contract.sha256}`
    call.response
      .setHeader('Content-Type', 'application/pdf')
      .setHeader('Content-Disposition', 'attachment; filename="contrato-de-comissao.pdf"')
      .setHeader('Cache-Control', 'private, no-store')
      .end(Buffer.from(await contractPdfInWorker({ contract, checkUrl })))
  },

  /** An owner signs the text on their screen (spec §7, R34). */
  'POST /vendor/sellers/me/contract/sign': async ({
    container,
    knex,
    seller,
    member,
    body,
    origin,
  }) => {
    await signContract(container, {
      sellerId: seller.id,
      memberId: member.id,
      origin,
      expectedSha256: body.sha256,
      expectedRate: body.percentage_rate,
      now: new Date(),
    })
    return { seller: await findSeller(knex, seller.id) }
  },

  'POST /admin/sellers/:id/approve': async ({ container, knex, params, body, actor, user }) => {
    const { commission_rate: rate, expected_status, reason } = body
    await approveSeller(container, {
      sellerId: params.id,
      rate,
      expectedStatus: expected_status,
      reason: reason || undefined,
      actor,
    })
    return { seller: await findSellerForStaff(knex, params.id, user.role) }
  },

  /** By mail, once a day at most. */
  'POST /admin/sellers/:id/contract-reminder': async ({ container, knex, params, actor, user }) => {
    await remindOfContract(container, { sellerId: params.id, actor, now: new Date() })
    return { seller: await findSellerForStaff(knex, params.id, user.role) }
  },

  /** What the seller signed, with the evidence (R34). */
  'GET /admin/sellers/:id/contract': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return { signatures: await listSignatures(knex, id) }
  },

  /** Whether a text with this hash was signed (issue 6 Contract). */
  'GET /public/contracts/:sha256': async ({ knex, params }) => ({
    contract: await findSignature(knex, params.sha256),
  }),
} satisfies Partial<Handlers>

/** The contract of the caller's seller; an owner sees the one that they themselves would sign. */
const ownContract = ({
  container,
  seller,
  member,
}: Call<'GET /vendor/sellers/me/contract'>): Promise<ContractResponse['contract']> =>
  findContract(container, {
    sellerId: seller.id,
    ...(isOwner(member) ? { signerId: member.id } : {}),
    now: new Date(),
  })
