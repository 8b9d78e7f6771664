import { describe, expect, it } from 'vitest'
import { DOSSIER_ROWS } from '#domain/labels/dossier/dossierRows'
import { readDossier } from '#domain/labels/dossier/readDossier'
import { readPapers } from '#domain/wines/sheet/readPapers'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'
import { GOLDEN_WINES } from '../support/goldenWines'

const TODAY = '2026-11-26'
const OWN = 'Declarado pelo produtor'

const told = (sheet: WineMetadata | null) => {
  const { lines, missing } = readDossier(sheet, TODAY)
  return {
    lines: lines.map(({ name, value, word }) => [name.pt, value.pt, word.pt]),
    missing: missing.map(({ pt }) => pt),
  }
}

describe('the dossier of a wine that tells everything', () => {
  it('an organic pét-nat, measured by a laboratory', () => {
    expect(told(GOLDEN_WINES.petNat)).toEqual({
      lines: [
        [
          'No vinhedo',
          'Orgânica',
          'Certificado Orgânico Brasil (IBD), nº CA 1234/26, válido até 31/12/2027',
        ],
        ['Colheita', 'À mão', OWN],
        ['Leveduras', 'Nativas', OWN],
        ['Clarificação', 'Com derivados de ovo', OWN],
        ['Filtração', 'Sem filtração', OWN],
        ['Ingredientes além da uva', 'Nada, segundo a lista de ingredientes', OWN],
        ['SO₂ total', '8 mg/L', 'Laudo: Embrapa Uva e Vinho, nº 88/26, 12/03/2026'],
      ],
      missing: [],
    })
  })

  it('a biodynamic Pinot Noir on the last day of its certificate; the report of before the harvest is another wine’s', () => {
    expect(told(GOLDEN_WINES.pinot)).toEqual({
      lines: [
        [
          'No vinhedo',
          'Biodinâmica',
          'Certificado Demeter Brasil, nº BR-077, válido até 26/11/2026',
        ],
        ['Colheita', 'À mão', OWN],
        ['Leveduras', 'Nativas, em fermentação espontânea', OWN],
        ['Clarificação', 'Com derivados de leite, peixe', OWN],
        ['Filtração', 'Sem filtração', OWN],
        ['Ingredientes além da uva', 'Conservante metabissulfito de potássio (INS 224)', OWN],
        ['SO₂ total', '27,5 mg/L', 'Laudo: Laboratório Randon, 05/06/2025'],
        [
          'Outro certificado',
          'Indicação de Procedência Altos Montes',
          'Certificado Indicação de Procedência Altos Montes, nº 19, válido até 01/02/2030',
        ],
      ],
      missing: [],
    })
  })

  it('a Riesling of the whole cellar: what was added, and the certificate of the label’s field', () => {
    expect(told(GOLDEN_WINES.riesling)).toEqual({
      lines: [
        ['No vinhedo', 'Orgânica', 'Certificado Orgânico Ecocert, nº 55-B, válido até 30/06/2027'],
        ['Colheita', 'Com máquina', OWN],
        ['Leveduras', 'Fermentação controlada; quais leveduras, não informado', OWN],
        // the egg is lysozyme's
        ['Clarificação', 'Com derivados de peixe', OWN],
        ['Filtração', 'Filtrado', OWN],
        [
          'Ingredientes além da uva',
          'Conservante dióxido de enxofre (INS 220), Conservante lisozima (INS 1105), Tanino enológico',
          OWN,
        ],
        ['SO₂ total', '96 mg/L', `${OWN}; sem laudo informado`],
        ['O produtor também diz', 'Laudo: não', OWN],
      ],
      missing: [],
    })
  })
})

describe('the dossier of a wine with gaps', () => {
  it('a certificate that has expired says so and attests nothing', () => {
    expect(told(GOLDEN_WINES.expired)).toEqual({
      lines: [
        [
          'No vinhedo',
          'Orgânica',
          `${OWN}; o certificado Orgânico Brasil (IBD), nº 7, venceu em 25/11/2026`,
        ],
        ['Leveduras', 'Nativas', OWN],
        ['Ingredientes além da uva', 'Conservante dióxido de enxofre (INS 220)', OWN],
        ['SO₂ total', '30 mg/L', `${OWN}; sem laudo informado`],
      ],
      missing: ['Clarificação', 'Filtração'],
    })
    expect(
      readDossier(GOLDEN_WINES.expired, TODAY).lines.every(({ by }) => by === 'producer'),
    ).toBe(true)
    expect(readDossier(GOLDEN_WINES.expired, '2026-11-25').lines[0]?.by).toBe('certificate')
  })

  it('words without a number and a day are the producer’s', () => {
    expect(told(GOLDEN_WINES.words)).toEqual({
      lines: [
        ['No vinhedo', 'Orgânica', `${OWN}; Sistema participativo (OPAC), Rede Ecovida`],
        ['Filtração', 'Sem filtração', OWN],
        ['O produtor também diz', 'Orgânico Brasil (IBD), Manejo com ovelhas, Laudo Randon', OWN],
      ],
      missing: ['Leveduras', 'Clarificação', 'Ingredientes além da uva', 'SO₂ total'],
    })
  })

  it('one fact has one line, and what is missing is named', () => {
    expect(told(GOLDEN_WINES.almostNothing)).toEqual({
      lines: [['Colheita', 'À mão', OWN]],
      missing: [
        'No vinhedo',
        'Leveduras',
        'Clarificação',
        'Filtração',
        'Ingredientes além da uva',
        'SO₂ total',
      ],
    })
  })

  it.each([[null], [{}], [{ classification: { type: 'red' } } as const]])(
    'nothing of all that: no dossier (%j)',
    (sheet) => {
      expect(told(sheet)).toEqual({ lines: [], missing: [] })
    },
  )
})

describe('who attests', () => {
  it('nobody says natural but the producer', () => {
    const [line] = readDossier({ agricultural_practice: 'natural' }, TODAY).lines
    expect([line?.value.pt, line?.word.pt]).toEqual(['Natural, como o produtor chama', OWN])
    expect(line?.value.en).toBe('Natural, as the producer calls it')
  })

  it.each([
    ['of another practice', 'conventional', 'Orgânico Brasil, nº 1, válido até 31/12/2027'],
    [
      'of a vineyard in conversion',
      'organic',
      'Orgânico em conversão, nº 1, válido até 31/12/2027',
    ],
    ['that says no', 'organic', 'Não orgânico, nº 1, válido até 31/12/2027'],
    ['to come', 'organic', 'Certificação orgânica em andamento, nº 1, válido até 31/12/2027'],
    ['of a transition', 'organic', 'Em transição para orgânico, nº 1, válido até 31/12/2027'],
    ['of a vineyard in transition', 'organic', 'Transição orgânica, nº 1, válido até 31/12/2027'],
  ] as const)('a certificate %s attests itself, not the practice', (_what, practice, paper) => {
    const { lines } = readDossier(
      { agricultural_practice: practice, certifications: [paper] },
      TODAY,
    )
    expect(lines.map(({ key, by }) => [key, by])).toEqual([
      ['practice', 'producer'],
      ['certificate', 'certificate'],
    ])
  })

  it('of two certificates of the practice the valid one attests it, whichever comes first', () => {
    const papers = [
      'Orgânico Brasil (IBD), nº 7, válido até 25/11/2026',
      'Orgânico Ecocert, nº 8, válido até 31/12/2027',
    ]
    for (const certifications of [papers, papers.toReversed()]) {
      const { lines } = readDossier({ agricultural_practice: 'organic', certifications }, TODAY)
      expect(lines.map(({ key, by }) => [key, by])).toEqual([
        ['practice', 'certificate'],
        ['certificate', 'producer'],
      ])
    }
  })

  it('a certificate that is named twice has one line', () => {
    const { lines } = readDossier(
      {
        agricultural_practice: 'organic',
        certifications: ['Orgânico Brasil (IBD), nº 7, válido até 31/12/2027'],
        label: { organic_body: 'IBD, nº 7, válido até 31/12/2027' },
      },
      TODAY,
    )
    expect(lines.map(({ key }) => key)).toEqual(['practice'])
  })

  it('a report of tomorrow has measured nothing', () => {
    const sheet = (day: string) => ({
      technical_analysis: { total_so2_mgl: 20 },
      certifications: [`Laudo Randon, ${day}`],
    })
    expect(readDossier(sheet('27/11/2026'), TODAY).lines[0]?.by).toBe('producer')
    expect(readDossier(sheet('26/11/2026'), TODAY).lines[0]?.by).toBe('report')
  })

  it('a report of before the harvest has not measured this wine', () => {
    const sheet = (vintage: number) => ({
      technical_analysis: { total_so2_mgl: 20 },
      enology: { vintage },
      certifications: ['Laudo Randon, 26/11/2025'],
    })
    expect(readDossier(sheet(2026), TODAY).lines.at(-1)?.by).toBe('producer')
    expect(readDossier(sheet(2025), TODAY).lines.at(-1)?.by).toBe('report')
  })

  it('a report on something else has not measured the wine', () => {
    const [line] = readDossier(
      {
        technical_analysis: { total_so2_mgl: 20 },
        certifications: ['Laudo de resíduos de agrotóxicos, nº 1, 01/05/2026'],
      },
      TODAY,
    ).lines
    expect([line?.key, line?.by]).toEqual(['so2', 'producer'])
  })

  it('of many certificates the first are told, so that the page stays light', () => {
    const certifications = Array.from(
      { length: 50 },
      (_, at) => `Selo ${at}, nº ${at}, válido até 31/12/2027`,
    )
    expect(readDossier({ certifications }, TODAY).lines).toHaveLength(5)
  })

  it('every row but other papers and the producer’s own words has its source and the day of its last comparison', () => {
    for (const { version, source } of DOSSIER_ROWS) {
      expect(version).toBeGreaterThanOrEqual(1)
      if (source) expect(source.checked).toMatch(/^2026-\d\d-\d\d$/)
    }
    expect(DOSSIER_ROWS.filter(({ source }) => !source).map(({ key }) => key)).toEqual([
      'certificate',
      'words',
    ])
    expect(readDossier(GOLDEN_WINES.pinot, TODAY).sources.join()).not.toContain('certificado')
    expect(readDossier(GOLDEN_WINES.words, TODAY).sources).toEqual([
      'No vinhedo: Lei 10.831/2003 e Decreto 6.323/2007, conferido em 22/11/2026',
      'Filtração: Lei 7.678/1988, sem classe própria; só referência: charte Vin Méthode Nature, França, 2020, conferido em 26/11/2026',
    ])
  })
})

describe('a paper as it is typed', () => {
  it.each(['nº 5', 'n.º 5', 'n° 5', 'N. 5', 'no 5', 'número 5'])(
    'a certificate’s number after "%s"',
    (number) => {
      expect(readPapers([`Demeter; ${number}; vence em 1/2/2030`]).certificates).toEqual([
        { name: 'Demeter', number: '5', valid_until: '2030-02-01' },
      ])
    },
  )

  it.each([
    'Orgânico Brasil (IBD)',
    'Orgânico Brasil, nº 12',
    'Orgânico Brasil, novo 2, válido até 31/12/2027',
    'Orgânico Brasil, nº pendente, válido até 31/12/2027',
    'Orgânico Brasil, válido até 31/12/2027',
    'Orgânico Brasil, nº 12, válido até 31/02/2027',
    'Laudo Randon, nº 12',
    ', nº 12, válido até 31/12/2027',
    '',
  ])('"%s" is nothing that could be looked up', (line) => {
    expect(readPapers([line])).toEqual({ certificates: [], reports: [], others: [line] })
  })
})
