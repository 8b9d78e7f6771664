import type { ProductReviewAction } from './productReview'
import { retailPrice, totalStock, type WineFacts } from './wine'

interface ReasonTemplate {
  label: string
  /** What the seller reads when staff change nothing. */
  text: string
}

/** Beginnings for the reason of a decision; staff edit them before they send them. */
export const REVIEW_REASONS: Readonly<Record<ProductReviewAction, readonly ReasonTemplate[]>> = {
  publish: [],
  send_back: [
    {
      label: 'Foto',
      text: 'A foto não mostra bem a garrafa. Envie uma foto nítida, de frente, com o rótulo legível e fundo claro.',
    },
    {
      label: 'Descrição',
      text: 'A descrição está curta demais para quem compra. Conte em duas ou três frases como o vinho é feito e com o que combina.',
    },
    {
      label: 'Safra e álcool',
      text: 'Faltam dados que o rótulo precisa ter. Informe a safra e o teor alcoólico na ficha técnica.',
    },
    {
      label: 'Uvas',
      text: 'As variedades de uva não estão completas. Informe todas as uvas, com a porcentagem de cada uma.',
    },
    {
      label: 'Preço ou estoque',
      text: 'Falta o preço de varejo ou não há garrafas em estoque. Complete os dois para o vinho poder ser vendido.',
    },
  ],
  reject: [
    {
      label: 'Fora da proposta',
      text: 'Este vinho não se encaixa na proposta da winex, que vende vinhos naturais e de baixa intervenção.',
    },
    {
      label: 'Cadastro repetido',
      text: 'Este vinho já está cadastrado. Edite o cadastro que existe em vez de criar outro.',
    },
    {
      label: 'Rótulo de outra casa',
      text: 'O rótulo da foto é de outro produtor. Só é possível vender vinhos da própria vinícola.',
    },
  ],
  archive: [],
}

/** Beginning of the reason for sending this wine back, from what it plainly lacks; empty when that is nothing. */
export function knownReason(wine: WineFacts & { images: readonly unknown[] }): string {
  const lacks = [
    wine.images.length > 0
      ? ''
      : 'Falta a foto. Envie uma foto nítida, de frente, com o rótulo legível e fundo claro.',
    (retailPrice(wine) ?? 0) > 0
      ? ''
      : 'Falta o preço de varejo. Informe-o para o vinho poder ser vendido.',
    totalStock(wine) > 0
      ? ''
      : 'Não há garrafas em estoque. Informe quantas há para o vinho poder ser vendido.',
  ]
  return lacks.filter(Boolean).join('\n')
}
