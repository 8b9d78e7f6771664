import { subjectName } from '#domain/text/names'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staffRoles'
import { INVITATION_LIFETIME_SECONDS } from '#domain/limits'
import { composeMail } from '../../engine/mail/composeMail'

const secondsPerDay = 86_400

/** To somebody who is to work for the marketplace. */
export const staffInvitationMail = ({
  name,
  role,
  link,
}: {
  name: string
  role: StaffRole
  link: string
}) =>
  composeMail({
    title: 'Você foi convidado para a equipe winex',
    subject: 'winex: convite para a equipe',
    paragraphs: [
      `Olá, ${subjectName(name)}.`,
      `Você foi convidado para trabalhar na equipe winex, no papel ${STAFF_ROLES[role].label}: ${STAFF_ROLES[role].description}`,
      'Escolha a sua senha; depois é só entrar com este e-mail.',
    ],
    action: { label: 'Escolher minha senha', url: link },
    notes: [
      `O convite vale por ${INVITATION_LIFETIME_SECONDS / secondsPerDay} dias e só pode ser usado uma vez.`,
      'Não esperava este convite? Ignore este e-mail.',
    ],
  })
