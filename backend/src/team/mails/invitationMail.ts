import { INVITATION_LIFETIME_SECONDS } from '#domain/limits'
import { subjectName } from '#domain/text/names'
import { composeMail } from '../../engine/mail/composeMail'

const secondsPerDay = 86_400

/** The mail of an invitation: to sell on winex, or into the team of a winery. */
export function invitationMail({
  name,
  sellerName,
  link,
}: {
  name: string | null
  sellerName: string | null
  link: string
}) {
  const notes = [
    `O convite vale por ${INVITATION_LIFETIME_SECONDS / secondsPerDay} dias.`,
    'Não esperava este convite? Ignore este e-mail.',
  ]
  const greeting = name ? `Olá, ${subjectName(name)}.` : 'Olá.'
  if (sellerName) {
    return composeMail({
      title: `Convite para a equipe de ${sellerName}`,
      subject: `winex: convite para a equipe de ${subjectName(sellerName)}`,
      paragraphs: [greeting, `${sellerName} convidou você para cuidar dos seus vinhos na winex.`],
      action: { label: 'Aceitar convite', url: link },
      notes,
    })
  }
  return composeMail({
    title: 'Venda seus vinhos na winex',
    subject: 'winex: convite para vender seus vinhos',
    paragraphs: [
      greeting,
      'Queremos seus vinhos na winex. O cadastro leva poucos minutos, e já preenchemos o que sabemos de você.',
    ],
    action: { label: 'Fazer meu cadastro', url: link },
    notes,
  })
}
