/** A page of the seller's portal, pictured by `npm run screens`. */
export interface Screen {
  /** Name of its picture, as in `lab/screens/takeScreens.ts`. */
  picture: 'today' | 'wines' | 'payouts'
  title: string
  text: string
  /** What the picture shows, for those who do not see it. */
  description: string
}

export const screens: readonly Screen[] = [
  {
    picture: 'today',
    title: 'O que espera por você',
    text: 'Pedidos para aprovar e garrafas para enviar, com o prazo ao lado. Resolve-se com um toque.',
    description:
      'A página Hoje em um celular: pedidos para aprovar, cada um com cliente, valor, prazo e o botão Aprovar.',
  },
  {
    picture: 'wines',
    title: 'A adega no bolso',
    text: 'Cada vinho com preço, estoque e ficha técnica. Muda-se um só, ou a lista inteira pela planilha.',
    description:
      'A lista de vinhos em um celular: cada um com foto, graduação, estado, tipo, garrafas em estoque e preço.',
  },
  {
    picture: 'payouts',
    title: 'Cada centavo explicado',
    text: 'Quanto vem, quando vem e de quais pedidos, já descontada a comissão do contrato.',
    description:
      'Os repasses em um celular: o que vem e quando, com o valor de cada data, e um gráfico do ganho por mês.',
  },
]
