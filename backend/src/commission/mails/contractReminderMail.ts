import { subjectName } from '#domain/text/names'
import { composeMail } from '../../engine/mail/composeMail'

/** What staff send to a producer whose contract waits for the signature. */
export const contractReminderMail = ({ name, portalUrl }: { name: string; portalUrl: string }) =>
  composeMail({
    title: 'Falta assinar o seu contrato',
    subject: 'winex: falta assinar o seu contrato',
    paragraphs: [
      `Olá, ${subjectName(name)}.`,
      'O contrato de comissão da sua vinícola está pronto e espera pela sua assinatura. Leva poucos minutos: leia o texto no portal e assine.',
    ],
    action: { label: 'Ler e assinar', url: portalUrl },
    notes: ['Se você já assinou, desconsidere este e-mail.'],
  })
