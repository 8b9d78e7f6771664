import type { SellerContext } from '../engine/actor/callers'
import type { Handlers } from '../engine/http/handlers'
import { countUnread, listNotices, type NoticeReader } from './reads/listNotices'
import { findNoticeSettings } from './reads/findNoticeSettings'
import { readNotice, readNotices } from './writes/read-notices'
import { setNoticeSettings } from './writes/set-notice-settings'

const readerOf = ({ seller, member }: SellerContext): NoticeReader => ({
  sellerId: seller.id,
  memberId: member.id,
})

/** What the caller's seller is told of, as the caller has read it. */
export const noticeHandlers = {
  'GET /vendor/notices': (call) => listNotices(call.knex, readerOf(call), call.query),

  'GET /vendor/notices/unread': async ({ knex, member }) => ({
    unread: await countUnread(knex, member.id),
  }),

  'GET /vendor/notices/settings': (call) => findNoticeSettings(call.knex, readerOf(call)),

  'POST /vendor/notices/settings': async (call) => {
    await setNoticeSettings(call.knex, readerOf(call), call.body)
    return findNoticeSettings(call.knex, readerOf(call))
  },

  'POST /vendor/notices/read': async (call) => {
    await readNotices(call.knex, readerOf(call), call.body.until)
    return { unread: await countUnread(call.knex, call.member.id) }
  },

  'POST /vendor/notices/:id/read': async (call) => {
    await readNotice(call.knex, readerOf(call), call.params.id)
    return { unread: await countUnread(call.knex, call.member.id) }
  },
} satisfies Partial<Handlers>
