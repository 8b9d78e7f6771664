import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import {
  messagesSeenRequest,
  messagesSeenResponse,
  orderMessageRequest,
  orderMessageResponse,
  orderMessagesQuery,
  orderMessagesResponse,
} from './orderMessageWire'

const ofOrder = { ids: { id: 'order' } } as const
const list = { ...ofOrder, query: orderMessagesQuery, response: orderMessagesResponse } as const
const write = {
  ...ofOrder,
  body: orderMessageRequest,
  response: orderMessageResponse,
  status: 201,
  audit: ['order.message'],
} as const
// a mark of one's own side, nothing of the order
const see = {
  ...ofOrder,
  body: messagesSeenRequest,
  response: messagesSeenResponse,
  audit: [],
} as const

/** What sellers and staff write to each other on an order, and each side's own notes (docs/decisions/19). */
export const messagesRoutes = {
  'GET /vendor/orders/:id/messages': { actor: 'seller', ...list },
  'POST /vendor/orders/:id/messages': { actor: 'seller', ...write },
  'POST /vendor/orders/:id/messages/seen': {
    actor: 'seller',
    openToInactive: true,
    openToBlocked: true,
    ...see,
  },
  'GET /admin/orders/:id/messages': { actor: 'user', roles: STAFF_MAY.seeMoney, ...list },
  'POST /admin/orders/:id/messages': { actor: 'user', roles: STAFF_MAY.writeOnOrders, ...write },
  // who only looks on does not see a message for those who answer it
  'POST /admin/orders/:id/messages/seen': {
    actor: 'user',
    roles: STAFF_MAY.writeOnOrders,
    ...see,
  },
} as const satisfies RouteTable
