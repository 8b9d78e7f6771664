import type { Handlers } from '../engine/http/handlers'
import { applicationHandlers, supplierHandlers } from '../applications'
import { auditHandlers } from '../audit'
import { commissionHandlers, contractHandlers } from '../commission'
import { homeHandlers } from '../home'
import { adminOrderHandlers, orderHandlers } from '../orders'
import { mailHandlers } from '../outbox'
import { buyerOrderHandlers, pixHandlers, webhookHandlers } from '../pix'
import { adminPayoutHandlers, payoutHandlers } from '../money'
import { adminProductHandlers, productHandlers, stockHandlers } from '../wines'
import { adminSellerHandlers, companyHandlers, joinHandlers } from '../sellers'
import { staffTeamHandlers } from '../staff'
import { authHandlers, securityHandlers } from '../account'
import { bottleLabelHandlers } from '../labels'
import { fileHandlers } from '../images'
import { configHandlers, postalCodeHandlers, settingsHandlers } from '../site'
import { orderMessageHandlers } from '../messages'
import { orderReturnHandlers } from '../returns'
import { savedViewHandlers } from '../views'
import { cartHandlers } from '../checkout'
import { catalogueHandlers } from '../shop'
import { accountHandlers } from '../privacy'
import { freightHandlers } from '../freight'
import { importHandlers } from '../imports'
import { noticeHandlers } from '../notices'
import { teamHandlers } from '../team'

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
  ...buyerOrderHandlers,
  ...pixHandlers,
  ...webhookHandlers,
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
  ...settingsHandlers,
}
