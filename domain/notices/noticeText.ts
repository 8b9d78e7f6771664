import { formatDateTime } from '../values/dates'
import { formatBRL } from '../values/money'
import type { NoticeData } from './noticeWire'
import type { ProductReviewAction } from '../wines/productReview'
import type { NoticeKind } from './noticeKinds'

/** A notice in words: one line, and what else there is to say. */
export interface NoticeText {
  title: string
  detail: string
}

/** Says a notice in Portuguese, on the page and in mails alike. */
export const noticeText = (kind: NoticeKind, data: NoticeData): NoticeText => TEXTS[kind](data)

const order = ({ display_id }: NoticeData): string => `#${display_id ?? '?'}`

const bottles = (count = 0): string => (count === 1 ? '1 garrafa' : `${count} garrafas`)

const because = (reason: string | undefined): string => (reason ? `Motivo: ${reason}` : '')

const DECIDED = {
  publish: 'foi publicado',
  send_back: 'precisa de ajustes',
  reject: 'foi rejeitado',
  archive: 'foi arquivado',
} satisfies Record<ProductReviewAction, string>

const TEXTS: Record<NoticeKind, (data: NoticeData) => NoticeText> = {
  order_placed: (data) => ({
    title: `Novo pedido ${order(data)}`,
    detail: `${bottles(data.bottles)}, ${formatBRL(data.amount ?? 0)}`,
  }),
  deadline_near: (data) => ({
    title: `O prazo do pedido ${order(data)} está perto do fim`,
    detail: `Responda até ${formatDateTime(data.deadline)}.`,
  }),
  order_canceled: (data) => ({
    title: `Pedido ${order(data)} cancelado`,
    detail: data.reason
      ? `Pela equipe winex. ${because(data.reason)}`
      : `${data.unanswered ? 'O prazo da sua resposta passou' : 'O pagamento não foi feito no prazo'}; as garrafas voltaram ao estoque.`,
  }),
  order_return: (data) => ({
    title: `Devolução pedida no pedido ${order(data)}`,
    detail: [`${bottles(data.bottles)}.`, because(data.reason)].filter(Boolean).join(' '),
  }),
  wine_decided: ({ title = '', decision = 'publish', reason }) => ({
    title: `${title} ${DECIDED[decision]}`,
    detail: because(reason),
  }),
  stock_low: ({ title = '', bottles: left = 0 }) =>
    left <= 0
      ? {
          title: `${title} esgotou`,
          detail: 'Não há garrafa livre: a última foi vendida ou está reservada.',
        }
      : {
          title: `Estoque baixo: ${title}`,
          detail: left === 1 ? 'Resta 1 garrafa.' : `Restam ${left} garrafas.`,
        },
  import_done: ({ filename = '', imported = 0 }) => ({
    title: 'Importação concluída',
    detail: `${filename}: ${imported === 1 ? '1 vinho importado' : `${imported} vinhos importados`}.`,
  }),
  staff_message: (data) =>
    data.act
      ? {
          title: `A equipe winex agiu no pedido ${order(data)}`,
          detail: [`${data.act}.`, because(data.reason)].filter(Boolean).join(' '),
        }
      : {
          title: `Mensagem da equipe winex no pedido ${order(data)}`,
          detail: data.reason ?? '',
        },
  tax_id_given: (data) => ({
    title: `O comprador do pedido ${order(data)} informou o CPF ou CNPJ`,
    detail: 'Está na página do pedido, para a nota fiscal.',
  }),
  payout: ({ number, amount = 0, paid = false, reason }) => ({
    title: paid
      ? `Repasse nº ${number} de ${formatBRL(amount)} pago`
      : `Repasse nº ${number} de ${formatBRL(amount)} não realizado`,
    detail: paid ? 'O dinheiro está na conta da sua chave PIX.' : because(reason),
  }),
}
