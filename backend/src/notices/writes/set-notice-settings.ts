import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { NOTICE_KINDS, type NoticeKind } from '#domain/notices/noticeKinds'
import type { NoticeSettingsRequest } from '#domain/notices/noticeWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { findNoticeSettings } from '../reads/findNoticeSettings'
import type { NoticeReader } from '../reads/listNotices'

/**
 * Keeps how a person wants to be told, in effect from the next notice on; what is switched off is no longer unread, and
 * what was collected for a summary that is not wanted any more goes.
 *
 * @throws AppError invalid_data, with a message at its kind, for a mode that the kind does not have
 */
export async function setNoticeSettings(
  knex: Knex,
  reader: NoticeReader,
  { modes, summary_hour: summaryHour }: NoticeSettingsRequest,
): Promise<void> {
  const { kinds } = await findNoticeSettings(knex, reader)
  const chosen = NOTICE_KINDS.flatMap((kind) => {
    const mode = modes[kind]
    return mode ? [{ kind, mode }] : []
  })
  const refused = chosen.filter(
    ({ kind, mode }) => !kinds.find((one) => one.kind === kind)?.allowed.includes(mode),
  )
  if (refused.length > 0)
    throw AppError.invalid(
      'Confira os avisos marcados.',
      Object.fromEntries(
        refused.map(({ kind }) => [`modes.${kind}`, 'Este aviso não pode ser recebido assim.']),
      ),
    )
  await knex.transaction(async (transaction) => {
    await runStatement(
      transaction,
      `insert into notice_person as p (member_id, modes, summary_hour) values ($1, $2::jsonb, $3)
       on conflict (member_id) do update set modes = p.modes || excluded.modes, summary_hour = excluded.summary_hour`,
      [
        reader.memberId,
        JSON.stringify(Object.fromEntries(chosen.map(({ kind, mode }) => [kind, mode]))),
        summaryHour,
      ],
    )
    const kindsNot = (wanted: (mode: string) => boolean): NoticeKind[] =>
      chosen.flatMap(({ kind, mode }) => (wanted(mode) ? [] : [kind]))
    await forget(
      transaction,
      'notice_unread',
      reader,
      kindsNot((mode) => mode !== 'none'),
    )
    await forget(
      transaction,
      'notice_mail',
      reader,
      kindsNot((mode) => mode === 'daily'),
    )
  })
}

const forget = (
  transaction: Knex,
  table: 'notice_unread' | 'notice_mail',
  { memberId }: NoticeReader,
  kinds: NoticeKind[],
): Promise<unknown> =>
  runStatement(
    transaction,
    `delete from ${table} t using notice n where t.member_id = $1 and n.id = t.notice_id and n.kind = any($2)
       ${table === 'notice_mail' ? `and t.mode = 'daily'` : ''}`,
    [memberId, kinds],
  )
