import type { Handlers } from '../http/handlers'
import { applicationHandlers } from './admin/applications'
import { auditHandlers } from './admin/audit'
import { commissionHandlers } from './admin/commission'
import { homeHandlers } from './admin/home'
import { adminOrderHandlers } from './admin/orders'
import { mailHandlers } from './admin/mails'
import { adminPayoutHandlers } from './admin/payouts'
import { adminProductHandlers } from './admin/products'
import { adminSellerHandlers } from './admin/sellers'
import { staffTeamHandlers } from './admin/team'
import { authHandlers } from './auth'
import { bottleLabelHandlers } from './bottleLabels'
import { fileHandlers } from './files'
import { configHandlers } from './public/config'
import { joinHandlers } from './public/join'
import { postalCodeHandlers } from './public/postalCode'
import { supplierHandlers } from './public/suppliers'
import { orderMessageHandlers } from './orderMessages'
import { orderReturnHandlers } from './orderReturns'
import { savedViewHandlers } from './savedViews'
import { securityHandlers } from './security'
import { cartHandlers } from './store/carts'
import { catalogueHandlers } from './store/catalogue'
import { accountHandlers } from './vendor/account'
import { companyHandlers } from './vendor/company'
import { contractHandlers } from './vendor/contract'
import { freightHandlers } from './vendor/freight'
import { importHandlers } from './vendor/imports'
import { noticeHandlers } from './vendor/notices'
import { orderHandlers } from './vendor/orders'
import { payoutHandlers } from './vendor/payouts'
import { productHandlers } from './vendor/products'
import { stockHandlers } from './vendor/stock'
import { teamHandlers } from './vendor/team'

/** The handler of every declared route (#domain/routes); the compiler misses the one that is not here. */
export const handlers: Handlers = {
  ...authHandlers,
  ...configHandlers,
  ...postalCodeHandlers,
  ...joinHandlers,
  ...supplierHandlers,
  ...fileHandlers,
  ...catalogueHandlers,
  ...cartHandlers,
  ...bottleLabelHandlers,
  ...accountHandlers,
  ...securityHandlers,
  ...savedViewHandlers,
  ...orderMessageHandlers,
  ...orderReturnHandlers,
  ...companyHandlers,
  ...contractHandlers,
  ...freightHandlers,
  ...teamHandlers,
  ...productHandlers,
  ...importHandlers,
  ...stockHandlers,
  ...orderHandlers,
  ...payoutHandlers,
  ...noticeHandlers,
  ...adminPayoutHandlers,
  ...adminProductHandlers,
  ...adminSellerHandlers,
  ...adminOrderHandlers,
  ...commissionHandlers,
  ...applicationHandlers,
  ...auditHandlers,
  ...mailHandlers,
  ...staffTeamHandlers,
  ...homeHandlers,
}
