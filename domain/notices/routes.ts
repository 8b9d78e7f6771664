import type { RouteTable } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import {
  noticeListQuery,
  noticeListResponse,
  noticeSettingsRequest,
  noticeSettingsResponse,
  noticesReadRequest,
  unreadNotices,
} from './noticeWire'

/** What the seller is told of; what is read and how one is told are each person's own. */
export const noticesRoutes = {
  'GET /vendor/notices': {
    actor: 'seller',
    query: noticeListQuery,
    response: noticeListResponse,
  },
  'GET /vendor/notices/unread': { actor: 'seller', response: unreadNotices },
  'GET /vendor/notices/settings': { actor: 'seller', response: noticeSettingsResponse },
  'POST /vendor/notices/settings': {
    actor: 'seller',
    openToInactive: true,
    body: noticeSettingsRequest,
    response: noticeSettingsResponse,
    audit: [],
  },
  'POST /vendor/notices/read': {
    actor: 'seller',
    openToInactive: true,
    openToBlocked: true,
    body: noticesReadRequest,
    response: unreadNotices,
    // a mark of one's own, nothing of the company
    audit: [],
  },
  'POST /vendor/notices/:id/read': {
    actor: 'seller',
    openToInactive: true,
    openToBlocked: true,
    body: emptyRequest,
    response: unreadNotices,
    ids: { id: 'notice' },
    audit: [],
  },
} as const satisfies RouteTable
