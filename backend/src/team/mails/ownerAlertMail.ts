import { OWNER_ALERT_LIFETIME_SECONDS } from '#domain/limits'
import { composeMail } from '../../engine/mail/composeMail'

/** What happened to a company's owners or key, in words. */
export interface OwnerAlert {
  title: string
  subject: string
  paragraphs: string[]
}

const DAYS = OWNER_ALERT_LIFETIME_SECONDS / 86_400

/** The mail to one owner; the link is theirs alone. */
export const ownerAlertMail = ({ title, subject, paragraphs }: OwnerAlert, link: string) =>
  composeMail({
    title,
    subject: `winex: ${subject}`,
    paragraphs: [
      ...paragraphs,
      'Não foi ninguém da sua equipe? O botão abaixo suspende a conta da empresa até que a nossa equipe fale com você: ninguém muda mais nada nela, os repasses ficam retidos e todas as sessões terminam.',
    ],
    action: { label: 'Não fui eu', url: link },
    notes: [
      `O botão vale por ${DAYS} dias e uma só vez. Foi você ou alguém da equipe? Não é preciso fazer nada.`,
    ],
  })

const change = (title: string, paragraph: string): OwnerAlert => ({
  title,
  subject: title.charAt(0).toLowerCase() + title.slice(1),
  paragraphs: [paragraph],
})

/** @param by e-mail of who did it */
export const ownerInvited = (email: string, by: string): OwnerAlert =>
  change(
    'Convite para mais um responsável',
    `${by} convidou ${email} a ser responsável pela empresa na winex, com todos os direitos.`,
  )

export const ownerMade = (email: string, by: string): OwnerAlert =>
  change(
    'A empresa tem mais um responsável',
    `${email} passou a ser responsável pela empresa na winex, ${by === email ? 'por um convite' : `por decisão de ${by}`}.`,
  )

/** Who has their account erased leaves no address behind. */
export const ownerErased = (): OwnerAlert =>
  change(
    'A conta de um responsável foi excluída',
    'Um responsável da empresa excluiu a própria conta na winex.',
  )

export const ownerGone = (email: string, by: string): OwnerAlert =>
  change(
    'A empresa tem um responsável a menos',
    by === email
      ? `${email} deixou de ser responsável pela empresa na winex por decisão própria.`
      : `${email} deixou de ser responsável pela empresa na winex, por decisão de ${by}.`,
  )
