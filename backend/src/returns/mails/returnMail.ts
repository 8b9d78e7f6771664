import { subjectName } from '#domain/text/names'
import { arrivalInWords } from '#domain/returns/arrival'
import { promisedSum } from '#domain/returns/returnMoney'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import type { ReturnState } from '#domain/returns/returnState'
import { formatBRL } from '#domain/values/money'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'
import { bottles, goingBack } from '../../orders'

export interface ReturnMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  one: OrderReturn
  /** Its money went back in another way than it was paid. */
  isElsewhere: boolean
  /** Refunds of the order that were undone: a return that is refunded once more is told once more. */
  undone: number
  link: { url: string; secret: string }
}

interface Step {
  /** @param sum null when nothing is left to give back */
  title: (number: string, sum: string | null) => string
  text: (facts: ReturnMailFacts, sum: string | null) => string[]
}

const NOTHING_MORE = 'Nada mais é reembolsado: o valor já voltou antes.'
const now = ({ one }: ReturnMailFacts, sum: string | null): string[] => [
  sum
    ? `Agora ${promisedSum(one.reason, sum)} voltam para você${one.bank_refuses ? '' : ' pelo mesmo meio de pagamento'}.`
    : NOTHING_MORE,
]

function missing({ one }: ReturnMailFacts): string[] {
  const words = arrivalInWords(one.items)
  return words
    ? [`${words}. Enviou mais? Responda a este e-mail, que a equipe winex olha o caso com você.`]
    : []
}

const STEPS = {
  asked: {
    title: (number) => `Recebemos o seu pedido de devolução do pedido ${number}`,
    text: ({ sellerName }) => [
      `${sellerName} vai responder. Acompanhe pelo link abaixo e, se ajudar, envie fotos por ele.`,
    ],
  },
  approved: {
    title: (number) => `A devolução do pedido ${number} foi aprovada`,
    text: (facts, sum) => [
      facts.one.reason === 'withdrawal'
        ? `Envie as garrafas de volta. ${facts.sellerName} combina com você como, sem custo para você.`
        : `${facts.sellerName} combina com você se e como as garrafas voltam, sem custo para você.`,
      sum ? `Depois disso, ${promisedSum(facts.one.reason, sum)} voltam para você.` : NOTHING_MORE,
    ],
  },
  refused: {
    title: (number) => `A devolução do pedido ${number} não foi aceita`,
    text: ({ one }) => [
      `Motivo: ${one.refusal ?? ''}`,
      'Não concorda? Responda a este e-mail, que a equipe winex olha o caso com você.',
    ],
  },
  closed: {
    title: (number) => `A devolução do pedido ${number} foi encerrada`,
    text: ({ one }) => [
      `${
        one.never_paid ? 'O pagamento deste pedido nunca foi recebido' : 'Nenhuma garrafa voltou'
      }, e nada é reembolsado. Motivo: ${one.refusal ?? ''}`,
      'Não é isso? Responda a este e-mail, que a equipe winex olha o caso com você.',
    ],
  },
  received: {
    title: (number) => `Uma parte das garrafas da devolução do pedido ${number} chegou`,
    text: (facts, sum) => [...missing(facts), ...now(facts, sum)],
  },
  waived: {
    title: (number) => `Não é preciso enviar as garrafas do pedido ${number} de volta`,
    text: now,
  },
  refunded: {
    title: (number, sum) =>
      sum
        ? `A devolução do pedido ${number} foi concluída: ${sum}`
        : `A devolução do pedido ${number} foi concluída`,
    text: ({ one, isElsewhere }, sum) => [
      sum ? goingBack(sum, isElsewhere) : NOTHING_MORE,
      ...(one.restocked === null ? ['Não é preciso enviar as garrafas de volta.'] : []),
    ],
  },
} satisfies Record<ReturnState, Step>

/** To the buyer: how far a return has come. One mail per return and state, of each refund. */
export function returnMail(facts: ReturnMailFacts): Mail {
  const { one, displayId, buyerName, link } = facts
  const again = one.state === 'refunded' && facts.undone > 0 ? `:${facts.undone}` : ''
  const step: Step = STEPS[one.state]
  const { bottles: ofBottles, freight } = one.amount
  const cents = ofBottles + freight
  const sum = cents > 0 ? `${formatBRL(cents)}${freight > 0 ? ' (com o frete)' : ''}` : null
  const [first = '', ...rest] = step.text(facts, sum)
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-return',
    idempotencyKey: `order-return:${facts.orderId}:${one.id}:${one.state}${again}`,
    secret: link.secret,
    ...composeMail({
      title: step.title(`#${displayId}`, sum),
      paragraphs: [
        `${buyerName ? `Olá, ${subjectName(buyerName)}! ` : ''}${first}`,
        ...rest,
        `Motivo da devolução: ${RETURN_REASONS[one.reason].label.toLowerCase()}.`,
      ],
      table: one.items.map(({ title, quantity, asked }) => [
        title,
        quantity < asked ? `${quantity} de ${bottles(asked)}` : bottles(quantity),
      ]),
      action: { label: 'Ver a devolução', url: link.url },
      notes: ['O link é só seu: quem o tem vê esta devolução.'],
    }),
  }
}
