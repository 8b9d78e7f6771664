import type { WireStoreStatus } from '#domain/sellers/storeStatus'
import { composeMail } from './composeMail'

/** What the seller reads when staff switch their status (R37). `first` is true for the approval of a new seller. */
export function sellerStatusMail({
  name,
  storeStatus,
  first,
  portalUrl,
}: {
  name: string
  storeStatus: WireStoreStatus
  first: boolean
  portalUrl: string
}) {
  if (storeStatus !== 'ACTIVE') {
    return composeMail({
      title: 'Sua conta foi desativada',
      subject: 'winex: sua conta foi desativada',
      paragraphs: [
        `Olá, ${name}.`,
        'Nossa equipe desativou a sua conta. Seus vinhos saíram da loja, e você pode consultar seus dados, mas não alterá-los.',
        'Para reativá-la, responda a este e-mail ou fale com nossa equipe.',
      ],
      action: { label: 'Abrir o portal', url: portalUrl },
    })
  }
  return composeMail({
    title: first ? 'Seu cadastro foi aprovado' : 'Sua conta foi reativada',
    subject: first ? 'winex: seu cadastro foi aprovado' : 'winex: sua conta foi reativada',
    paragraphs: [
      `Olá, ${name}.`,
      first
        ? 'Seu cadastro foi aprovado. A partir de agora você pode publicar seus vinhos e receber pedidos.'
        : 'Sua conta voltou a operar normalmente, e seus vinhos voltaram à loja como estavam.',
    ],
    action: { label: 'Abrir o portal', url: portalUrl },
  })
}
