import { RETURN_LINK_DAYS } from '#domain/limits'
import type { BuyerOrderState } from '#domain/pix/buyerOrderState'

interface StateWords {
  title: string
  text: string
}

/** What a buyer reads first: where their order is, and what happens next. */
export const STATE_WORDS = {
  making: {
    title: 'O código está sendo gerado',
    text: 'O banco está demorando um pouco mais que o normal. Suas garrafas estão reservadas; o código aparece aqui em instantes.',
  },
  waiting: {
    title: 'Pague com PIX',
    text: 'Suas garrafas estão reservadas até o fim do prazo.',
  },
  ending: {
    title: 'O prazo do código terminou',
    text: 'Estamos conferindo com o banco se o pagamento chegou. Se você pagou, aguarde aqui; se não, não pague mais por este código.',
  },
  checking: {
    title: 'Pagamento em conferência',
    text: 'Recebemos um PIX para este pedido que precisa ser conferido, por exemplo porque chegou depois do prazo. Você recebe os vinhos ou o dinheiro de volta. Avisamos por e-mail quando o pedido segue ou o reembolso é pedido ao banco.',
  },
  unpaid: {
    title: 'Aguardando pagamento',
    text: 'O pagamento deste pedido ainda não foi confirmado.',
  },
  paid: {
    title: 'Pagamento recebido',
    text: 'O produtor foi avisado e vai confirmar o pedido. Você recebe um e-mail quando os vinhos saírem.',
  },
  preparing: {
    title: 'Seus vinhos estão sendo separados',
    text: 'O produtor confirmou o pedido. Você recebe um e-mail quando os vinhos saírem.',
  },
  on_the_way: {
    title: 'Seus vinhos estão a caminho',
    text: 'Acompanhe a entrega pelo código do pacote, quando há um.',
  },
  delivered: {
    title: 'Pedido entregue',
    text: 'Bom vinho! Se algo não chegou bem, você pode devolver garrafas.',
  },
  no_code: {
    title: 'O código não foi gerado',
    text: 'O banco não gerou o código do PIX a tempo: o pedido é cancelado, e nada foi cobrado. Se ainda quer os vinhos, faça um novo pedido.',
  },
  expired: {
    title: 'O prazo para pagar terminou',
    text: 'O pedido foi cancelado e as garrafas voltaram para a loja. Não pague mais por aquele código. Se ainda quer os vinhos, faça um novo pedido.',
  },
  canceled: {
    title: 'Pedido cancelado',
    text: 'Os vinhos deste pedido não serão enviados. O que é reembolsado volta para você.',
  },
  refunded: {
    title: 'Pedido reembolsado',
    text: 'O valor pago voltou, ou está voltando, para você.',
  },
} as const satisfies Record<BuyerOrderState, StateWords>

/** Why there is no order to show, and what to do about it. */
export const MESSAGE_WORDS = {
  unknown: {
    title: 'Link não encontrado',
    text: `Este link não leva a nenhum pedido. Abra o do e-mail do seu pedido, inteiro, ou escreva para nós. Um link vale até ${String(RETURN_LINK_DAYS)} dias depois da entrega.`,
  },
  busy: {
    title: 'Muitas consultas de uma vez',
    text: 'Aguarde um pouco e abra a página de novo. O seu pedido continua como estava.',
  },
  away: {
    title: 'A página não abriu',
    text: 'O serviço está indisponível no momento. O seu pedido continua como estava: tente de novo em instantes.',
  },
} as const satisfies Record<string, StateWords>
export type OrderMessage = keyof typeof MESSAGE_WORDS

/** The other texts of a buyer's page. */
export const ORDER_WORDS = {
  order: (number: number, seller: string) => `Pedido #${number} · ${seller}`,
  tab: (title: string, number: number) => `${title}: pedido #${number}`,
  amount: 'Valor a pagar',
  until: (time: string) => `Pague até ${time}`,
  /** Also said by the page's script, which counts on. */
  oneMinute: 'falta 1 minuto',
  minutes: (minutes: number | string) => `faltam ${String(minutes)} minutos`,
  copy: 'Copiar código',
  copied: 'Código copiado. Abra o aplicativo do seu banco e cole em PIX copia e cola.',
  notCopied: 'O código está marcado: copie-o com o menu do seu aparelho.',
  code: 'PIX copia e cola',
  qr: 'QR code do PIX',
  scan: 'Ou aponte a câmera do aplicativo do banco de outro aparelho.',
  steps: [
    'Copie o código.',
    'No aplicativo do seu banco, escolha PIX e depois “copia e cola”.',
    'Confira o valor e confirme. Esta página muda sozinha quando o pagamento chegar.',
  ],
  looking: 'Esta página muda sozinha.',
  noScript: 'Sem JavaScript a página não muda sozinha. Depois de pagar,',
  lookAgain: 'veja de novo',
  again: 'Abrir de novo',
  write: 'Escrever para a winex',
  shop: 'Pedir de novo',
  wines: 'Os vinhos',
  bottles: (count: number) => (count === 1 ? '1 garrafa' : `${String(count)} garrafas`),
  canceled: (count: number) =>
    count === 1 ? '1 garrafa não será enviada' : `${String(count)} garrafas não serão enviadas`,
  each: (price: string) => `${price} cada`,
  subtotal: 'Vinhos',
  freight: 'Frete',
  discount: 'Desconto',
  taxes: 'Impostos',
  total: 'Total',
  delivery: 'Entrega',
  promised: (day: string) => `Prometido até ${day}`,
  package: (index: number, of: number) =>
    of === 1 ? 'Pacote' : `Pacote ${String(index)} de ${String(of)}`,
  sent: (day: string) => `Enviado em ${day}`,
  arrived: (day: string) => `Entregue em ${day}`,
  track: (code: string | null) => (code ? `Rastrear ${code}` : 'Rastrear'),
  invoice: 'Nota fiscal',
  invoiceKey: 'Chave de acesso',
  receipt: 'Comprovante',
  paidBy: (at: string) => `PIX recebido em ${at}`,
  endToEnd: 'Identificador (end-to-end)',
  refundDone: (at: string) => `Reembolsado em ${at}`,
  refundAsked: (at: string) => `Reembolso pedido ao banco em ${at}`,
  return: 'Devolver garrafas',
} as const
