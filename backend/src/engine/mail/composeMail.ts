import { companyInFull } from '#domain/site/companyInFull'
import { replyAddress } from '#domain/site/replyAddress'
import { siteConfig } from '#domain/site/siteConfig'
import { cutText } from '#domain/text/cutText'
import { withoutLinks } from '#domain/text/withoutLinks'
import { mailHtml, writtenOut, type MailAction } from './mailHtml'

export interface MailParts {
  /** Heading; also the subject unless another is given. */
  title: string
  subject?: string
  paragraphs: string[]
  /** Rows of two columns: what, and how much. */
  table?: [string, string][]
  /** What to do next: mostly one thing. */
  action: MailAction | MailAction[]
  /** Small print after the action. */
  notes?: string[]
}

const PREHEADER_MAX = 110
const GREETING = /^Olá[^.!]*[.!](?:\s+|$)/

/**
 * One mail of the house, as plain text and as HTML that say the same. Every given text is plain text, and no link: what
 * people wrote is in it.
 */
export function composeMail({ action, ...parts }: MailParts): {
  subject: string
  text: string
  html: string
} {
  const title = withoutLinks(parts.title)
  const paragraphs = parts.paragraphs.map(withoutLinks)
  const notes = (parts.notes ?? []).map(withoutLinks)
  const table = (parts.table ?? []).map(
    ([what, value]) => [withoutLinks(what), withoutLinks(value)] satisfies [string, string],
  )
  const actions = [action].flat()
  const footer = [
    withoutLinks(companyInFull(siteConfig.company)),
    `Dúvidas? Responda a este e-mail ou escreva para ${replyAddress(siteConfig)}`,
  ]
  const text = [
    'winex',
    title,
    ...paragraphs,
    ...(table.length > 0 ? [table.map(([what, value]) => `${what}: ${value}`).join('\n')] : []),
    ...actions.map(({ label, url }) => `${label}:\n${writtenOut(url)}`),
    ...notes,
    '--',
    ...footer,
  ].join('\n\n')
  const said = paragraphs
    .map((line) => line.replace(GREETING, ''))
    .filter(Boolean)
    .join(' ')
  return {
    subject: withoutLinks(parts.subject ?? title),
    text: `${text}\n`,
    html: mailHtml({
      title,
      preheader: cutText(said, PREHEADER_MAX),
      paragraphs,
      table,
      actions,
      notes,
      footer,
    }),
  }
}

/** The next step of who has no page of ours: a mail to the team, whose subject says what it is about. */
export const askTheTeam = (label: string, subject: string): MailAction => ({
  label,
  url: `mailto:${replyAddress(siteConfig)}?subject=${encodeURIComponent(subject)}`,
})
