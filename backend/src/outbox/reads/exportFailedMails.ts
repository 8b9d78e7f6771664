import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { FAILED_MAIL_STATUSES } from '#domain/outbox/mail'
import { formatDateTime } from '#domain/values/dates'
import type { FailedMailListQuery } from '#domain/outbox/mailWire'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { FAILED_MAILS } from './listFailedMails'

interface Row {
  to: string
  subject: string
  seller_name: string | null
  gave_up: boolean
  attempts: number
  last_error: string
  next_attempt_at: Date
  created_at: Date
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  ['Criado em', ({ created_at }) => formatDateTime(created_at)],
  ['E-mail', ({ subject }) => subject],
  ['Para', ({ to }) => to],
  ['Produtor', ({ seller_name }) => seller_name],
  ['Situação', (row) => FAILED_MAIL_STATUSES[row.gave_up ? 'gave_up' : 'retrying'].label],
  ['Tentativas', ({ attempts }) => attempts],
  ['Próxima tentativa', (row) => (row.gave_up ? '' : formatDateTime(row.next_attempt_at))],
  ['Último erro', ({ last_error }) => last_error],
]

/** The mails that could not be delivered, without their texts, as a spreadsheet. */
export const exportFailedMails = (
  knex: Knex,
  { order }: Omit<FailedMailListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> =>
  exportList<Row>(
    knex,
    {
      table: 'mail_outbox',
      alias: 'm',
      columns: `m."to", m.subject, s.name as seller_name, m.gave_up_at is not null as gave_up, m.attempts,
        m.last_error, m.next_attempt_at, m.created_at`,
      joins: 'left join seller s on s.id = m.seller_id',
      where: [FAILED_MAILS],
      values: [],
      sort: { key: 'm.created_at', descending: order !== 'created_at' },
    },
    COLUMNS,
  )
