import { subjectName } from '#domain/text/names'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

/**
 * To an applicant: the form arrived. It says nothing that the form says, because anybody can type anybody's address, and
 * goes to one address at most once a day.
 *
 * @param day of São Paulo, yyyy-MM-dd
 */
export const applicationReceivedMail = (to: string, day: string, publicUrl: string): Mail => ({
  to,
  sellerId: null,
  template: 'application-received',
  isUnconfirmed: true,
  idempotencyKey: `application-received:${to.toLowerCase()}:${day}`,
  ...composeMail({
    title: 'Recebemos a sua candidatura',
    paragraphs: [
      'Obrigado por se candidatar a produtor fundador da winex. Nossa equipe lê cada candidatura e responde por este e-mail.',
      'Se a sua vinícola for selecionada, você recebe um convite com o link do cadastro.',
    ],
    action: { label: 'Ler as perguntas frequentes', url: `${publicUrl}/#faq` },
    notes: ['Não foi você? Então não é preciso fazer nada: sem o convite nenhuma conta é criada.'],
  }),
})

/** To one person of the staff: an application waits. */
export const applicationArrivedMail = (facts: {
  to: string
  userId: string
  applicationId: string
  brand: string
  city: string
  publicUrl: string
}): Mail => ({
  to: facts.to,
  sellerId: null,
  template: 'application-arrived',
  idempotencyKey: `application-arrived:${facts.applicationId}:${facts.userId}`,
  ...composeMail({
    title: `Nova candidatura: ${facts.brand}`,
    subject: `Nova candidatura: ${subjectName(facts.brand)}`,
    paragraphs: [`${facts.brand}, de ${facts.city}, quer ser produtor fundador.`],
    action: {
      label: 'Abrir a candidatura',
      url: `${facts.publicUrl}/admin/applications/${facts.applicationId}`,
    },
  }),
})
