/** Texts of an order's boxes and promised day. Imported by the order's page, as no list needs them. */
export const orderFreight = {
  title: 'Entrega prometida',
  boxes: 'Caixas',
  handling: 'Até a saída',
  way: 'No caminho',
  promised: 'Prometida para',
  late: 'Atrasado',
  later: 'Conta a partir da aprovação',
} as const
