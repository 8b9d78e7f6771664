import { call } from '../../support/http'

/** 'Não fui eu' of the mail to an administrator. */
export const stopChange = ({ searchParams }: URL) =>
  call('/public/staff-alerts/stop', { body: { token: searchParams.get('token') } })
