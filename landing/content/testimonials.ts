import { siteConfig, type Testimonial } from '#domain/site/siteConfig'

/**
 * What producers tell, in two typical voices, until the owner has real ones. No real person is quoted, and the page says so
 * (CDC art. 37: advertising must not mislead).
 */
const ILLUSTRATIVE: readonly Testimonial[] = [
  {
    text: 'Fazer o vinho eu sei. O que me toma o inverno inteiro é achar quem compre três mil garrafas, uma caixa por vez.',
    name: 'Produtora familiar, 2 hectares',
    winery: 'Serra Gaúcha',
  },
  {
    text: 'Se parte da safra já sai vendida antes da colheita, eu compro barrica sem pedir dinheiro ao banco. Muda o ano.',
    name: 'Vinhateiro natural, primeira década de cave',
    winery: 'Planalto Catarinense',
  },
]

export function testimonials(): { all: readonly Testimonial[]; areIllustrative: boolean } {
  const own = siteConfig.testimonials ?? []
  return own.length > 0
    ? { all: own, areIllustrative: false }
    : { all: ILLUSTRATIVE, areIllustrative: true }
}
