import { STAFF_MAY } from '../staff/staffRoles'
import { type RouteTable, pdfFile } from '../routes/declaration'
import {
  commissionRateUpdateRequest,
  commissionRuleCreateRequest,
  commissionRuleResponse,
  commissionRuleUpdateRequest,
  commissionRulesResponse,
  sellerApproveRequest,
  sellerCommissionResponse,
} from './commissionWire'
import { emptyRequest } from '../wire/common'
import {
  contractResponse,
  contractSignRequest,
  contractSignResponse,
  publicContractResponse,
  signedContractsResponse,
} from './contractWire'
import { sellerResponse } from '../sellers/sellerWire'

const ofSeller = { actor: 'user', roles: STAFF_MAY.look, ids: { id: 'seller' } } as const

/** Commission rules, and the contract that is signed on them. */
export const commissionRoutes = {
  'POST /admin/sellers/:id/contract-reminder': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: emptyRequest,
    response: sellerResponse,
    audit: ['contract.reminder'],
  },
  // who may manage sellers and move money, too: administration
  'POST /admin/sellers/:id/approve': {
    ...ofSeller,
    roles: [],
    body: sellerApproveRequest,
    response: sellerResponse,
    stepUp: { not: 'the rate holds from the producer’s signature on' },
    audit: ['seller.status', 'commission.created', 'contract.signature_required'],
  },
  'GET /admin/sellers/:id/contract': {
    ...ofSeller,
    roles: STAFF_MAY.seeMoney,
    response: signedContractsResponse,
  },
  'GET /admin/commission/rules/reference/:id': {
    ...ofSeller,
    roles: STAFF_MAY.seeMoney,
    response: commissionRulesResponse,
  },
  'GET /admin/commission/rules/:id': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    response: commissionRuleResponse,
    ids: { id: 'commission_rule' },
  },
  'POST /admin/commission/rules': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRuleCreateRequest,
    response: commissionRuleResponse,
    status: 201,
    ids: { reference_id: 'seller' },
    stepUp: { not: 'it holds from the producer’s next signature on' },
    audit: ['commission.created', 'contract.signature_required'],
  },
  'POST /admin/commission/rules/:id': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRuleUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rule' },
    stepUp: { not: 'a name' },
    audit: ['commission.name'],
  },
  'POST /admin/commission/rate/:id': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRateUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rate' },
    stepUp: { not: 'it holds from the producer’s next signature on' },
    audit: ['commission.rate', 'contract.signature_required'],
  },
  'GET /public/contracts/:sha256': { actor: 'anyone', response: publicContractResponse },
  'GET /vendor/sellers/me/contract': { actor: 'seller', response: contractResponse },
  'GET /vendor/sellers/me/contract/pdf': { actor: 'seller', response: pdfFile, atOnce: 2 },
  'POST /vendor/sellers/me/contract/sign': {
    actor: 'seller',
    owner: 'sign',
    body: contractSignRequest,
    response: contractSignResponse,
    stepUp: { not: 'the signature binds the company that signs' },
    audit: ['contract.signed'],
  },
  'GET /vendor/commission': { actor: 'seller', response: sellerCommissionResponse },
} as const satisfies RouteTable
