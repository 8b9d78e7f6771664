import { subjectName } from '#domain/text/names'
import type { ProductReviewAction } from '#domain/wines/productReview'
import { composeMail } from '../../engine/mail/composeMail'

/** What the seller reads when staff decided about a wine. */
export function reviewMail({
  action,
  wineTitle,
  reason,
  wineUrl,
}: {
  action: ProductReviewAction
  wineTitle: string
  reason: string | null
  wineUrl: string
}) {
  const { title, paragraph } = WORDS[action]
  return composeMail({
    title: title(wineTitle),
    subject: `winex: ${title(subjectName(wineTitle))}`,
    paragraphs: [paragraph, ...(reason ? [`Motivo: ${reason}`] : [])],
    action: { label: 'Abrir o vinho', url: wineUrl },
  })
}

const WORDS = {
  publish: {
    title: (wine: string) => `${wine} foi publicado`,
    paragraph: 'Nossa equipe publicou o seu vinho. Ele já aparece na loja.',
  },
  send_back: {
    title: (wine: string) => `${wine} precisa de ajustes`,
    paragraph:
      'Nossa equipe pede ajustes no seu vinho. Corrija o que o motivo pede e publique de novo.',
  },
  reject: {
    title: (wine: string) => `${wine} foi rejeitado`,
    paragraph: 'Nossa equipe rejeitou o seu vinho. Ele não pode ser publicado.',
  },
  archive: {
    title: (wine: string) => `${wine} foi arquivado`,
    paragraph: 'Nossa equipe arquivou o seu vinho. Ele saiu da loja e fica guardado no portal.',
  },
} satisfies Record<ProductReviewAction, { title: (wine: string) => string; paragraph: string }>
