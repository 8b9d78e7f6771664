import type { BuyerOrder } from '#domain/pix/pixWire'

/** A secret of a buyer's link. */
export const ORDER_TOKEN = 'kJ3sWq9Zb0_hT4uXyLm2NvPfR8cDeGaI1oQ5wE7tYzU'

/** What a bank writes: the address of the charge within, 168 characters as usual. */
export const COPY_PASTE =
  '00020101021226880014br.gov.bcb.pix2566pix.banco.example/qr/v2/cobv/0123456789abcdef0123456789abcdef5204000053039865802BR5913WINEX VINHOS6009SAO PAULO62070503***6304ABCD'

/** An order as its buyer reads it: it waits to be paid. */
export const buildBuyerOrder = (changes: Partial<BuyerOrder> = {}): BuyerOrder => ({
  display_id: 1234,
  created_at: '2026-11-26T15:00:00.000Z',
  seller_name: 'Casa Pevarello',
  state: 'waiting',
  charge: { amount: 28_970, copy_paste: COPY_PASTE, expires_at: '2026-11-26T15:30:00.000Z' },
  items: [
    {
      title: 'Merlot Natural 2023',
      quantity: 2,
      canceled_quantity: 0,
      unit_price: 8_990,
      total: 17_980,
    },
    {
      title: 'Moscato Pét-Nat 2024',
      quantity: 1,
      canceled_quantity: 0,
      unit_price: 7_900,
      total: 7_900,
    },
  ],
  subtotal: 25_880,
  shipping_total: 3_090,
  discount_total: 0,
  tax_total: 0,
  total: 28_970,
  promised_on: null,
  packages: [],
  invoice_key: null,
  receipts: [],
  refunds: [],
  return_path: null,
  ...changes,
})

/** What a paid order has beside that. */
export const PAID: Partial<BuyerOrder> = {
  state: 'paid',
  charge: null,
  receipts: [
    {
      amount: 28_970,
      at: '2026-11-26T15:04:00.000Z',
      end_to_end_id: 'E00000000202611261504abcdefghijk',
    },
  ],
}

/** One that has arrived, with a part given back. */
export const DELIVERED: Partial<BuyerOrder> = {
  ...PAID,
  state: 'delivered',
  promised_on: '2026-12-08',
  packages: [
    {
      bottles: 2,
      shipped_at: '2026-11-30T13:00:00.000Z',
      delivered_at: '2026-12-04T18:20:00.000Z',
      codes: [
        {
          code: 'AA123456785BR',
          link: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
        },
      ],
    },
    {
      bottles: 1,
      shipped_at: '2026-12-01T13:00:00.000Z',
      delivered_at: '2026-12-05T18:20:00.000Z',
      codes: [{ code: 'Motoboy 12', link: null }],
    },
  ],
  invoice_key: '43261111222333000181550010000012341123456787',
  refunds: [
    {
      amount: 7_900,
      asked_at: '2026-12-06T12:00:00.000Z',
      settled_at: '2026-12-06T12:01:00.000Z',
    },
    { amount: 8_990, asked_at: '2026-12-07T12:00:00.000Z', settled_at: null },
  ],
  return_path: '/devolucao/01ABC',
}
