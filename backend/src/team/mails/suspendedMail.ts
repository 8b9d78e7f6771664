import { subjectName } from '#domain/text/names'
import { composeMail } from '../../engine/mail/composeMail'

/** To staff: an owner has stopped a company's account by the link of a mail. */
export const suspendedMail = (sellerName: string, email: string, url: string) =>
  composeMail({
    title: 'Conta suspensa por um responsável',
    subject: `winex: conta suspensa: ${subjectName(sellerName)}`,
    paragraphs: [
      `${email} avisou, pelo link de um e-mail, que não reconhece uma mudança de responsáveis ou da chave PIX. A conta está suspensa: os repasses estão retidos, e as sessões terminaram. Um repasse que já está em pagamento não deve ser pago.`,
      'Fale com os responsáveis por outro meio antes de ativar a conta de novo.',
    ],
    action: { label: 'Abrir o produtor', url },
  })
