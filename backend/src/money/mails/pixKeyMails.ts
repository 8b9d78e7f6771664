import { maskPixKey, PIX_KEY_KINDS, type PixKeyKind } from '#domain/money/pixKey'
import { formatDateTime } from '#domain/values/dates'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail, type MailParts } from '../../engine/mail/composeMail'

/** One of the company's owners. */
export interface OwnerMailFacts {
  to: string
  name: string
  sellerId: string
  publicUrl: string
}

const mailToOwner = (
  { to, name, sellerId, publicUrl }: OwnerMailFacts,
  template: string,
  { paragraphs, ...parts }: MailParts,
): Mail => ({
  to,
  sellerId,
  template,
  ...composeMail({
    ...parts,
    paragraphs: [`Olá, ${name}.`, ...paragraphs],
    action: {
      label: 'Abrir as configurações da conta',
      url: new URL('/portal/account-settings', publicUrl).toString(),
    },
  }),
})

/** @param usableAt when payouts go to the new key; null when the key in use was set again */
export function pixKeyChangedMail(
  owner: OwnerMailFacts,
  { kind, key, usableAt }: { kind: PixKeyKind; key: string; usableAt: Date | null },
): Mail {
  const shown = `${PIX_KEY_KINDS[kind].label} ${maskPixKey(kind, key)}`
  return mailToOwner(owner, 'pix-key-changed', {
    title: 'A chave PIX da empresa foi alterada',
    subject: 'winex: a chave PIX dos repasses foi alterada',
    paragraphs: [
      usableAt
        ? `Os repasses vão para a chave nova (${shown}) a partir de ${formatDateTime(usableAt)}. Até lá vale a chave anterior, se havia uma.`
        : `A troca foi desfeita: os repasses continuam indo para a chave em uso (${shown}).`,
      'Não foi ninguém da sua equipe? Remova a chave nas configurações da conta, o que segura os repasses, troque a sua senha e fale com nossa equipe.',
    ],
  })
}

/** @param removedBy e-mail of the member who removed it; null for staff */
export const pixKeyRemovedMail = (owner: OwnerMailFacts, removedBy: string | null): Mail =>
  mailToOwner(owner, 'pix-key-removed', {
    title: 'A chave PIX da empresa foi removida',
    subject: 'winex: a chave PIX dos repasses foi removida',
    paragraphs: [
      `A chave PIX foi removida ${removedBy === null ? 'pela equipe da winex' : `por ${removedBy}`}. Os repasses ficam retidos até que uma chave nova possa ser usada.`,
    ],
  })
