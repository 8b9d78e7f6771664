/** Texts of the card that leads to the freight table. Imported by the account's page, as no list needs them. */
export const freightCard = {
  title: 'Frete',
  text: 'Preço por estado e caixa, prazos e estados que você não atende.',
  open: 'Abrir o frete',
} as const
