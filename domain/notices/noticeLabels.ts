import type { NoticeKind, NoticeMode } from './noticeKinds'

const KINDS = {
  order_placed: 'Novo pedido',
  deadline_near: 'Prazo de um pedido perto do fim',
  order_canceled: 'Pedido cancelado',
  order_return: 'Devolução pedida',
  wine_decided: 'Decisão sobre um vinho',
  stock_low: 'Estoque baixo ou esgotado',
  import_done: 'Importação concluída',
  staff_message: 'Mensagem da equipe winex',
  payout: 'Repasse pago ou não realizado',
  tax_id_given: 'CPF ou CNPJ do comprador informado',
} satisfies Record<NoticeKind, string>

const MODES = {
  portal: 'Só no portal',
  mail: 'Portal e e-mail na hora',
  daily: 'Portal e resumo diário',
  none: 'Não avisar',
} satisfies Record<NoticeMode, string>

/** A kind of notice, as the settings name it. */
export const noticeKindLabel = (kind: NoticeKind): string => KINDS[kind]

/** A way of being told, as the settings name it. */
export const noticeModeLabel = (mode: NoticeMode): string => MODES[mode]
