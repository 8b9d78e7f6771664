import { formatDate } from '../values/dates'
import { holds } from './labelFacts'
import { LABEL_SOURCES } from './labelSources'
import { IS_COLONIAL, IS_ORGANIC } from './labelRows'
import type { LabelCondition, LabelPath, LabelWine } from './labelTypes'
import { registrationText } from './registration'
import type { LabSource } from '../wines/lab/labTypes'

interface NoteRow {
  key: string
  /** Counts up when the condition, the words or the source change. */
  version: number
  /** The field that it explains. */
  field: LabelPath
  about: readonly LabelCondition[] | ((wine: LabelWine) => boolean)
  source: LabSource
  /** What the producer reads. */
  seller: string
  /** What staff look at before they decide; without it the note is the producer's alone. */
  staff?: string
}

const NOTES: readonly NoteRow[] = [
  {
    key: 'registration',
    version: 1,
    field: 'metadata.label.mapa_registration',
    about: ({ metadata }) => {
      const typed = metadata?.label?.mapa_registration ?? ''
      return typed !== '' && registrationText(typed) === null
    },
    source: LABEL_SOURCES.wine,
    seller: 'Fora do padrão UF 000000-0.000000. Pode salvar assim; o rótulo continua incompleto.',
  },
  {
    key: 'colonial',
    version: 1,
    field: 'metadata.label.colonial',
    about: [IS_COLONIAL],
    source: LABEL_SOURCES.colonial,
    seller:
      'Vinho de agricultor familiar: ao menos 70% de uvas próprias, até 20.000 litros por ano, feito e engarrafado no imóvel. A lei fala em venda na propriedade, em associações ou cooperativas e em feiras, e não cita a venda pela internet: por isso nossa equipe olha cada caso.',
    staff:
      'Vinho colonial: a lei fala em venda direta na propriedade, em associações ou cooperativas e em feiras, e não cita a internet. Confira com o produtor como ele vende, as uvas próprias (70%) e o limite de 20.000 litros por ano.',
  },
  {
    key: 'organic',
    version: 1,
    field: 'metadata.agricultural_practice',
    about: [IS_ORGANIC],
    source: LABEL_SOURCES.organic,
    seller:
      'Para vender como orgânico, a lei pede certificado (auditoria ou sistema participativo, com o selo SisOrg) ou, só na venda direta, cadastro em uma OCS. Diga qual em Rótulo e envie a imagem do documento em Configurações da Conta, Certificações.',
    staff:
      'Vendido como orgânico: confira a imagem do certificado, se está no nome deste produtor e se vale para este vinho.',
  },
  {
    key: 'organic_direct_sale',
    version: 1,
    field: 'metadata.label.organic_control',
    about: [IS_ORGANIC, { path: 'metadata.label.organic_control', is: ['direct_sale'] }],
    source: LABEL_SOURCES.organic,
    seller:
      'A OCS vale para a venda direta ao consumidor, sem o selo SisOrg. Em lojas e por outras pessoas, a lei pede certificado.',
    staff: 'O controle informado é OCS, que só vale para a venda direta e não dá o selo SisOrg.',
  },
]

/** What is to be known of a wine's label. It explains and stops nobody (R53). */
export interface LabelNote {
  key: string
  field: LabelPath
  text: string
  /** Source and day of the last comparison with it. */
  source: string
}

/** The notes that concern the wine, in the words for the producer or for staff. */
export function labelNotes(wine: LabelWine, reader: 'seller' | 'staff'): LabelNote[] {
  return NOTES.flatMap((note) => {
    const { key, field, about, source } = note
    const concerns = typeof about === 'function' ? about(wine) : holds(about, wine)
    const text = note[reader]
    return concerns && text
      ? [{ key, field, text, source: `${source.name}, conferido em ${formatDate(source.checked)}` }]
      : []
  })
}

/** Fields of the form that a note speaks at. */
export const NOTE_FIELDS: ReadonlySet<string> = new Set(NOTES.map(({ field }) => field))
