import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { addFailedMail } from '../outbox/addFailedMail'
import { left, type Entry } from './entriesOf'

const actOnMail = (action: 'retry' | 'discard', after: Entry['after']) => async () => {
  const { id } = await addFailedMail()
  const answer = await call(`/admin/mails/${id}/${action}`, {
    token: await tokenOf('staff'),
    body: {},
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return left(id, `mail.${action}`, { attempts: 7 }, after)
}

/** What staff do with mails that could not be delivered, for the list of audited writes. */
export const MAIL_ACTS = {
  'POST /admin/mails/:id/retry': actOnMail('retry', { attempts: 0 }),
  'POST /admin/mails/:id/discard': actOnMail('discard', {}),
}
