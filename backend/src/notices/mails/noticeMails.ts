import { noticeAddress } from '#domain/notices/noticeAddress'
import type { NoticeKind } from '#domain/notices/noticeKinds'
import { noticeText } from '#domain/notices/noticeText'
import { subjectName } from '#domain/text/names'
import { formatDate } from '#domain/values/dates'
import type { NoticeData } from '#domain/notices/noticeWire'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

/** One notice as it goes into a mail. */
export interface MailedNotice {
  id: string
  kind: NoticeKind
  subject_id: string
  data: NoticeData
}

interface Addressee {
  memberId: string
  sellerId: string
  name: string
  to: string
  publicUrl: string
}

const SETTINGS = 'Você escolhe os avisos que recebe em Configurações, Avisos.'

/** One notice to one person: one mail, however often it is queued. */
export function noticeMail(
  { memberId, sellerId, name, to, publicUrl }: Addressee,
  { id, kind, subject_id: subjectId, data }: MailedNotice,
): Mail {
  const { title, detail } = noticeText(kind, data)
  // what people wrote is cut, and our own words are not
  const short = noticeText(kind, { ...data, title: subjectName(data.title ?? '') })
  return {
    to,
    sellerId,
    template: 'notice',
    idempotencyKey: `notice:${id}:${memberId}`,
    ...composeMail({
      title,
      subject: `winex: ${short.title}`,
      paragraphs: [`Olá, ${subjectName(name)}.`, ...(detail ? [detail] : [])],
      action: { label: 'Abrir no portal', url: `${publicUrl}${noticeAddress(kind, subjectId)}` },
      notes: [SETTINGS],
    }),
  }
}

/**
 * What happened in a day, to one person: one mail per person and day.
 *
 * @param day yyyy-MM-dd in São Paulo
 * @param notices the newest ones
 * @param count of all
 */
export function summaryMail(
  { memberId, sellerId, name, to, publicUrl }: Addressee,
  { day, notices, count }: { day: string; notices: readonly MailedNotice[]; count: number },
): Mail {
  const more = count - notices.length
  return {
    to,
    sellerId,
    template: 'notice-summary',
    idempotencyKey: `notice-summary:${memberId}:${day}`,
    ...composeMail({
      title: `Seu resumo de ${formatDate(day)}`,
      subject: `winex: ${count === 1 ? '1 aviso' : `${count} avisos`} no seu resumo de ${formatDate(day)}`,
      paragraphs: [
        `Olá, ${subjectName(name)}.`,
        ...notices.map(({ kind, data }) => {
          const { title, detail } = noticeText(kind, data)
          return detail ? `${title}: ${detail}` : title
        }),
        ...(more > 0 ? [`E mais ${more === 1 ? '1 aviso' : `${more} avisos`}.`] : []),
      ],
      action: { label: 'Ver os avisos', url: `${publicUrl}/portal/notices` },
      notes: [SETTINGS],
    }),
  }
}
