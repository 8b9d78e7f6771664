import { MedusaService } from '@medusajs/framework/utils'
import {
  CommissionRate,
  CommissionRule,
  ConsentRecord,
  ContractSignature,
  OrderApproval,
  OrderCommissionLine,
  ProductReview,
  Seller,
  SellerInvitation,
  SellerMember,
  WineStockLimit,
} from './models'

/** Sellers and what belongs to them. CRUD is generated per model; rules live in the workflows. */
export default class SellerModuleService extends MedusaService({
  Seller,
  SellerMember,
  CommissionRule,
  CommissionRate,
  ContractSignature,
  ConsentRecord,
  ProductReview,
  OrderApproval,
  OrderCommissionLine,
  SellerInvitation,
  WineStockLimit,
}) {}
