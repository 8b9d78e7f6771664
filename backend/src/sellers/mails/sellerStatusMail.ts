import { subjectName } from '#domain/text/names'
import type { StatusSwitch } from '#domain/sellers/statusSwitch'
import { composeMail } from '../../engine/mail/composeMail'

const TEXTS: Record<StatusSwitch, { title: string; subject: string; paragraphs: string[] }> = {
  approve: {
    title: 'Seu cadastro foi aprovado',
    subject: 'winex: seu cadastro foi aprovado',
    paragraphs: [
      'Seu cadastro foi aprovado. A partir de agora você pode publicar seus vinhos e receber pedidos.',
    ],
  },
  refuse: {
    title: 'Seu cadastro não foi aprovado',
    subject: 'winex: seu cadastro não foi aprovado',
    paragraphs: [
      'Analisamos o seu cadastro e não vamos aprová-lo agora. Você ainda pode consultar e baixar os seus dados, ou excluir a conta.',
      'Se algo mudar ou tiver ficado mal entendido, responda a este e-mail: nossa equipe pode reabrir o cadastro.',
    ],
  },
  deactivate: {
    title: 'Sua conta foi desativada',
    subject: 'winex: sua conta foi desativada',
    paragraphs: [
      'Nossa equipe desativou a sua conta. Seus vinhos saíram da loja, e você pode consultar seus dados, mas não alterá-los.',
      'Para reativá-la, responda a este e-mail ou fale com nossa equipe.',
    ],
  },
  reactivate: {
    title: 'Sua conta foi reativada',
    subject: 'winex: sua conta foi reativada',
    paragraphs: ['Sua conta está ativa de novo, e seus vinhos voltaram à loja como estavam.'],
  },
}

/** What the seller reads when staff switch their status (R37). */
export function sellerStatusMail({
  name,
  action,
  reason,
  portalUrl,
}: {
  name: string
  action: StatusSwitch
  reason: string | null
  portalUrl: string
}) {
  const { paragraphs, ...heads } = TEXTS[action]
  return composeMail({
    ...heads,
    paragraphs: [
      `Olá, ${subjectName(name)}.`,
      ...paragraphs,
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir o portal', url: portalUrl },
  })
}
