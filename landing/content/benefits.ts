import { formatRate } from '#domain/commission/commission'
import { siteConfig } from '#domain/site/siteConfig'

export interface Benefit {
  picture: 'sprout' | 'seal' | 'chart' | 'toast' | 'horn'
  title: string
  text: string
}

/** The five benefits that spec §1 names, in its order. */
export const benefits = (): readonly Benefit[] => [
  {
    picture: 'sprout',
    title: 'Um formato pioneiro',
    text: 'Pela primeira vez, micro-vinícolas, investidores e apreciadores no mesmo lugar. Você vende o vinho que já está na cave e, antes da colheita, a safra que ainda está no pé.',
  },
  {
    picture: 'seal',
    title: 'Gratuito para sempre',
    text: `Produtor fundador não paga mensalidade. Nem no primeiro ano, nem depois: a isenção é vitalícia. Fica só a comissão${siteConfig.commission === undefined ? '' : ` de ${formatRate(siteConfig.commission)}`} sobre o que for vendido.`,
  },
  {
    picture: 'chart',
    title: 'Capital e venda digital com IA',
    text: 'Apresentamos o seu projeto a investidores e usamos inteligência artificial para levar cada garrafa a quem vai gostar dela.',
  },
  {
    picture: 'toast',
    title: 'Clientes que também investem',
    text: 'Quem bebe o seu vinho pode apostar nele: o cliente entra antes da colheita, acompanha a safra e volta todo ano.',
  },
  {
    picture: 'horn',
    title: 'Marketing integrado',
    text: 'Ficha técnica, história, fotos e campanhas num plano só. Você conta o vinho uma vez, a winex conta em todos os canais.',
  },
]
