import { canWrite } from '#domain/sellers/seller'
import { roleRefusal } from '#domain/staff/staffRoles'
import { maySeeViewsOf, mayShareViews, type StaffViewList } from '#domain/views/viewLists'
import { isOwner } from '#domain/team/memberRoles'
import { AppError } from '../engine/errors/AppError'
import type { Call, Handlers } from '../engine/http/handlers'
import { listSavedViews } from './reads/listSavedViews'
import { deleteView } from './writes/delete-view'
import { saveView } from './writes/save-view'
import type { ViewKeeper } from './writes/ViewKeeper'

const sellersKeeper = ({
  member,
  seller,
}: Pick<Call<'GET /vendor/views'>, 'member' | 'seller'>): ViewKeeper => ({
  scope: seller.id,
  personId: member.id,
  mayShare: true,
  maySweep: isOwner(member),
})

const staffsKeeper = ({ user }: Pick<Call<'GET /admin/views'>, 'user'>): ViewKeeper => ({
  scope: 'staff',
  personId: user.id,
  mayShare: mayShareViews(user.role),
  maySweep: user.role === 'administration',
})

/** @throws AppError forbidden for a list that the role does not see (any more) */
function refuseUnseen({ user }: Pick<Call<'GET /admin/views'>, 'user'>, list: StaffViewList): void {
  if (!maySeeViewsOf(user.role, list)) throw AppError.forbidden(roleRefusal(user.role))
}

/** Named views of the lists (issue 15): the same for sellers and staff. */
export const savedViewHandlers = {
  'GET /vendor/views': async (call) => {
    const keeper = sellersKeeper(call)
    const views = await listSavedViews(call.knex, keeper, call.query.list)
    const maySave = canWrite(call.seller.store_status)
    return {
      views: maySave ? views : views.map((view) => ({ ...view, may_delete: false })),
      may_share: keeper.mayShare,
      may_save: maySave,
    }
  },

  'POST /vendor/views': async (call) => ({
    id: await saveView(call.container, sellersKeeper(call), call.body),
  }),

  'DELETE /vendor/views/:id': async (call) => {
    await deleteView(call.container, sellersKeeper(call), call.params.id)
    return { id: call.params.id }
  },

  'GET /admin/views': async (call) => {
    refuseUnseen(call, call.query.list)
    const keeper = staffsKeeper(call)
    const views = await listSavedViews(call.knex, keeper, call.query.list)
    return { views, may_share: keeper.mayShare, may_save: true }
  },

  'POST /admin/views': async (call) => {
    refuseUnseen(call, call.body.list)
    return { id: await saveView(call.container, staffsKeeper(call), call.body) }
  },

  'DELETE /admin/views/:id': async (call) => {
    await deleteView(call.container, staffsKeeper(call), call.params.id)
    return { id: call.params.id }
  },
} satisfies Partial<Handlers>
