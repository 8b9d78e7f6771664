import { OWNER_ALERT_LIFETIME_SECONDS } from '#domain/limits'
import { composeMail } from '../../engine/mail/composeMail'

/** What happened to the administration: its words with who it was about and who did it. */
export const STAFF_CHANGES = {
  invited: (email: string, by: string) => `${by} convidou ${email} para a administração da winex.`,
  made: (email: string, by: string) =>
    `${email} passou a fazer parte da administração da winex, por decisão de ${by}.`,
  gone: (email: string, by: string) =>
    `${email} deixou de fazer parte da administração da winex, por decisão de ${by}.`,
}
export type StaffChange = keyof typeof STAFF_CHANGES

const DAYS = OWNER_ALERT_LIFETIME_SECONDS / 86_400

/** The mail to one administrator; the link is theirs alone. */
export const staffAlertMail = (text: string, link: string) =>
  composeMail({
    title: 'A administração mudou',
    subject: 'winex: a administração mudou',
    paragraphs: [
      text,
      'Não reconhece esta mudança? O botão abaixo encerra as sessões de quem a fez e de quem ela trata; quem entrou na administração por convite ou promoção passa a só ler.',
    ],
    action: { label: 'Não fui eu', url: link },
    notes: [
      `O botão vale por ${DAYS} dias e uma só vez. Está tudo certo? Não é preciso fazer nada.`,
    ],
  })

/** To the administrators: one of them, or who was one, has used the link. */
export const staffStoppedMail = (email: string, url: string) =>
  composeMail({
    title: 'Mudança na administração não reconhecida',
    subject: 'winex: mudança na administração não reconhecida',
    paragraphs: [
      `${email} avisou, pelo link de um e-mail, que não reconhece uma mudança na administração. As sessões das pessoas envolvidas terminaram; confira os papéis da equipe.`,
    ],
    action: { label: 'Abrir a equipe', url },
  })
