import { MESSAGES_QUOTED } from '#domain/limits'
import { quoteMessage, type MessageSide } from '#domain/messages/orderMessages'
import { subjectName } from '#domain/text/names'
import { formatDateTime } from '#domain/values/dates'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

/** Messages of one side on one order that the other side has not seen, the oldest first. */
export interface UnreadMessages {
  /** Who wrote them. */
  side: MessageSide
  order: { id: string; display_id: number }
  seller: { id: string; name: string }
  messages: readonly { id: string; author_name: string | null; text: string; created_at: Date }[]
}

const TEXTS = {
  seller: {
    area: '/admin/orders/',
    template: 'staff-order-message',
    notes: ['Responda na página do pedido: o produtor lê lá.'],
  },
  staff: {
    area: '/portal/orders/',
    template: 'order-message',
    notes: [
      'Responda na página do pedido: a equipe lê lá.',
      'Você escolhe os avisos que recebe em Configurações, Avisos.',
    ],
  },
} satisfies Record<MessageSide, object>

/** To one person of the other side: who wrote what on which order. One mail per person and newest message. */
export function messageMail(
  { side, order, seller, messages }: UnreadMessages,
  { id, name, to, publicUrl }: { id: string; name: string | null; to: string; publicUrl: string },
): Mail {
  const { area, template, notes } = TEXTS[side]
  const number = `#${order.display_id}`
  const writer = side === 'staff' ? 'A equipe winex' : seller.name
  const more = messages.length - MESSAGES_QUOTED
  return {
    to,
    // quotes what belongs to the winery, on either way; staff read its name, not the person's, who may be erased
    sellerId: seller.id,
    orderId: order.id,
    template,
    idempotencyKey: `${template}:${order.id}:${messages.at(-1)?.id ?? ''}:${id}`,
    ...composeMail({
      title: `${writer} escreveu no pedido ${number}`,
      subject: `winex: ${subjectName(writer)} escreveu no pedido ${number}`,
      paragraphs: [
        name ? `Olá, ${subjectName(name)}.` : 'Olá.',
        messages.length === 1
          ? `Há uma mensagem não lida no pedido ${number}:`
          : `Há ${messages.length} mensagens não lidas no pedido ${number}:`,
        ...messages
          .slice(0, MESSAGES_QUOTED)
          .map(
            ({ author_name: author, text, created_at: at }) =>
              `${(side === 'staff' && author) || writer}, ${formatDateTime(at)}: “${quoteMessage(text)}”`,
          ),
        ...(more > 0 ? [`E mais ${more === 1 ? '1 mensagem' : `${more} mensagens`}.`] : []),
      ],
      action: { label: 'Abrir o pedido', url: `${publicUrl}${area}${order.id}` },
      notes,
    }),
  }
}
