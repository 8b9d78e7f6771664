export interface Testimonial {
  quote: string
  voice: string
  place: string
}

/**
 * What producers tell, in two typical voices. No real person is quoted, and the page says so
 * (CDC art. 37: advertising must not mislead).
 */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Fazer o vinho eu sei. O que me toma o inverno inteiro é achar quem compre três mil garrafas, uma caixa por vez.',
    voice: 'Produtora familiar, 2 hectares',
    place: 'Serra Gaúcha',
  },
  {
    quote:
      'Se parte da safra já sai vendida antes da colheita, eu compro barrica sem pedir dinheiro ao banco. Muda o ano.',
    voice: 'Vinhateiro natural, primeira década de cave',
    place: 'Planalto Catarinense',
  },
]
