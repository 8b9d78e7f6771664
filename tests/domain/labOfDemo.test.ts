import { expect, test } from 'vitest'
import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import { WINES } from '../../ops/demo/data/wines'

/** What is said of each wine of the demonstration: of its alcohol, and where attention is asked for. */
const TABLE_WINES: readonly string[] = [
  'Talha Peverella',
  'Vindima dos Avós Bordô',
  'Merlot da Encosta',
  'Quintal Cabernet Franc',
  'Riesling Itálico Pele',
  'Clarete de São Miguel',
  'Nebbiolo do Paredão',
  'Niágara de Colônia',
  'Mandacaru Syrah',
  'Caatinga Tempranillo',
  'Duas Safras Touriga',
  'Sertão Grenache',
  'Beira Rio Rosé',
  'Chão Vermelho Chenin',
  'Verdejo da Ilha',
  'Gralha Azul Pinot Noir',
  'Goethe da Serra',
  'Geada Sauvignon Blanc',
  'Campo de Altitude Sangiovese',
  'Rosé do Caracol',
  'Pinhão Montepulciano',
  'Minuano Tannat',
  'Estância Gewürztraminer',
  'Alambrado Rosé de Tannat',
  'Chimango Marselan',
  'Querência Cabernet Sauvignon',
  'Tropeiro Ancellotta',
]
const GOLDEN: Record<string, { alcohol: string; attentions: string[] }> = {
  ...Object.fromEntries(
    TABLE_WINES.map((title) => [
      title,
      { alcohol: 'Faixa: vinho fino ou de mesa.', attentions: [] },
    ]),
  ),
  'Folia Pét-Nat de Isabel': {
    alcohol: 'Faixa: frisante ou gaseificado.',
    attentions: ['pressure.sparkling'],
  },
  'Dona Carmela Nature': { alcohol: 'Faixa: espumante.', attentions: [] },
  'Pâmpano Moscato': {
    alcohol: 'Faixa: frisante ou gaseificado.',
    attentions: ['pressure.sparkling'],
  },
  'Trebbiano Ancestral': { alcohol: 'Faixa: espumante.', attentions: [] },
  'Vapor do Vinho Licoroso': {
    alcohol: 'Acima do vinho licoroso.',
    attentions: ['alcohol.fortified'],
  },
  'Sol de Janeiro Pét-Nat': {
    alcohol: 'Faixa: frisante ou gaseificado.',
    attentions: ['pressure.sparkling'],
  },
  'Rio Abaixo Nature': { alcohol: 'Faixa: espumante.', attentions: [] },
  'Noite Clara Nature': { alcohol: 'Faixa: espumante.', attentions: [] },
  'Fronteira Brut Rosé': { alcohol: 'Faixa: espumante.', attentions: [] },
}

test.each(WINES)('the demonstration’s $title', ({ title, metadata }) => {
  const said = checkLabSheet({ title, metadata })
  expect({
    alcohol: said.find(({ rule }) => rule.startsWith('alcohol.'))?.sentence,
    attentions: said.filter(({ level }) => level === 'attention').map(({ rule }) => rule),
  }).toEqual(GOLDEN[title])
})
