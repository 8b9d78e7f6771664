import { maskPixKey, PIX_KEY_KINDS, type PixKeyKind } from '#domain/money/pixKey'
import { formatDateTime } from '#domain/values/dates'
import type { OwnerAlert } from '../../team'

/** @param usableAt when payouts go to the new key; null when the key in use was set again */
export function pixKeyChanged({
  kind,
  key,
  usableAt,
}: {
  kind: PixKeyKind
  key: string
  usableAt: Date | null
}): OwnerAlert {
  const shown = `${PIX_KEY_KINDS[kind].label} ${maskPixKey(kind, key)}`
  return {
    ...(usableAt
      ? {
          title: 'A chave PIX da empresa foi alterada',
          subject: 'a chave PIX dos repasses foi alterada',
        }
      : {
          title: 'A troca da chave PIX da empresa foi desfeita',
          subject: 'a troca da chave PIX dos repasses foi desfeita',
        }),
    paragraphs: [
      usableAt
        ? `Os repasses vão para a chave nova (${shown}) a partir de ${formatDateTime(usableAt)}. Até lá vale a chave anterior, se havia uma.`
        : `A troca foi desfeita: os repasses continuam indo para a chave em uso (${shown}).`,
    ],
  }
}

/** @param removedBy e-mail of the member who removed it; null for staff */
export const pixKeyRemoved = (removedBy: string | null): OwnerAlert => ({
  title: 'A chave PIX da empresa foi removida',
  subject: 'a chave PIX dos repasses foi removida',
  paragraphs: [
    `A chave PIX foi removida ${removedBy === null ? 'pela equipe da winex' : `por ${removedBy}`}. Os repasses ficam retidos até que uma chave nova possa ser usada.`,
  ],
})
