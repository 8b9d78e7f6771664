/** What stays after an erasure (LGPD art. 16), why, and for how long. Shown before the request, and tested. */
export interface KeptData {
  what: string
  why: string
  /** Tables that may still name the person or the company. */
  tables: readonly string[]
}

export const KEPT_AFTER_ERASURE: readonly KeptData[] = [
  {
    what: 'Pedidos, com nome e ficha técnica dos vinhos vendidos, entregas, devoluções, pagamentos, comissões e CPF ou CNPJ de quem comprou',
    why: 'Obrigações fiscais e direitos dos consumidores (art. 16, I, da LGPD; CTN, art. 195): 5 anos.',
    tables: [
      'order',
      'order_line_item',
      'product',
      'product_variant',
      'inventory_item',
      'read_model.product',
      'read_model.product_search',
      'order_address',
      'order_commission_line',
      'order_invoice',
      'order_return',
      'buyer_tax_id',
      'order_change_action',
      'fulfillment',
      'fulfillment_label',
      'payment',
      'cart',
      'cart_line_item',
      'workflow_execution',
      'read_model.order',
      'read_model.order_search',
    ],
  },
  {
    what: 'Lançamentos e repasses, com o recebedor e a chave PIX de cada um',
    why: 'Obrigações fiscais e contábeis (art. 16, I, da LGPD; CTN, art. 195): 5 anos.',
    tables: ['ledger_entry', 'ledger_hold', 'payout'],
  },
  {
    what: 'Contratos assinados e as provas da assinatura',
    why: 'Exercício regular de direitos (art. 16, I, da LGPD; Código Civil, art. 205): 10 anos.',
    tables: ['contract_signature'],
  },
  {
    what: 'Registros de aceite dos termos',
    why: 'Prova do consentimento (art. 8º, § 2º, da LGPD).',
    tables: ['consent_record'],
  },
  {
    what: 'Registro de quem fez o quê no sistema, sem o que dizia da empresa',
    why: 'Segurança e prova (art. 16, I, da LGPD; Marco Civil da Internet, art. 15).',
    tables: ['audit_entry'],
  },
]

/**
 * For how many years after the one of the order the buyer's CPF or CNPJ is kept, for the invoice (CTN, art. 173, I). Of a
 * cart it goes with the cart, of an order without an invoice with its cancellation.
 */
export const BUYER_TAX_ID_YEARS = 5

/** Typed by the person, so that nobody erases an account by a slip of the finger. */
export const ERASURE_WORD = 'EXCLUIR'

/** Replaces the company's name after its erasure. */
export const ERASED_NAME = 'Conta excluída'

/** The handle of an erased company, by which it is known. */
export const erasedHandle = (sellerId: string): string => `conta-excluida-${sellerId.toLowerCase()}`
