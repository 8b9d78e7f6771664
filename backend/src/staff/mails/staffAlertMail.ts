import { OWNER_ALERT_LIFETIME_SECONDS } from '#domain/limits'
import { composeMail } from '../../engine/mail/composeMail'

/** What happened to the administration: its heading, and its words with who it was about and who did it. */
const STAFF_CHANGES = {
  invited: {
    title: 'Convite para a administração',
    text: (email: string, by: string) => `${by} convidou ${email} para a administração da winex.`,
  },
  made: {
    title: 'A administração tem mais uma pessoa',
    text: (email: string, by: string) =>
      `${email} passou a fazer parte da administração da winex, por decisão de ${by}.`,
  },
  gone: {
    title: 'A administração tem uma pessoa a menos',
    text: (email: string, by: string) =>
      `${email} deixou de fazer parte da administração da winex, por decisão de ${by}.`,
  },
}
export type StaffChange = keyof typeof STAFF_CHANGES

const DAYS = OWNER_ALERT_LIFETIME_SECONDS / 86_400

/**
 * The mail to one administrator; the link is theirs alone.
 *
 * @param email whom the change is about
 * @param by e-mail of who made it
 */
export const staffAlertMail = (
  { change, email, by }: { change: StaffChange; email: string; by: string },
  link: string,
) => {
  const { title, text } = STAFF_CHANGES[change]
  return composeMail({
    title,
    subject: `winex: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    paragraphs: [
      text(email, by),
      'Não reconhece esta mudança? O botão abaixo encerra as sessões de quem a fez e de quem ela trata; quem entrou na administração por convite ou promoção passa a só ler, e um convite ainda não aceito deixa de valer.',
    ],
    action: { label: 'Não fui eu', url: link },
    notes: [
      `O botão vale por ${DAYS} dias e uma só vez. Está tudo certo? Não é preciso fazer nada.`,
    ],
  })
}

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
