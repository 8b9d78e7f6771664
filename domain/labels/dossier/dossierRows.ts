import { cutText } from '../../text/cutText'
import { formatDecimal } from '../../values/decimal'
import { ALLERGENS, INGREDIENTS, ORGANIC_CONTROLS } from '../../wines/sheet/index'
import { LABEL_SOURCES } from '../labelSources'
import type { LabelText } from '../labelTypes'
import { ALLERGENS_EN, INGREDIENTS_EN, ORGANIC_CONTROLS_EN } from '../labelWords'
import { wordOf, wordsOf } from '../wordOf'
import { certified, measured, saidByProducer } from './attestations'
import type { Attested, DossierFacts, DossierRow } from './dossierTypes'
import type { Certificate, LabReport } from '../../wines/sheet/readPapers'

/** Characters of what a producer may write at length: the page is read on a phone. */
const TYPED_MAX = 150
/** Certificates that are listed beside that of the practice: facts are always whole, and the page has a size. */
const OTHERS_MAX = 5

/** 'natural' is the producer's word in any case: no Brazilian norm defines it. */
const PRACTICES = {
  organic: { pt: 'Orgânica', en: 'Organic' },
  biodynamic: { pt: 'Biodinâmica', en: 'Biodynamic' },
  conventional: { pt: 'Convencional', en: 'Conventional' },
  natural: { pt: 'Natural, como o produtor chama', en: 'Natural, as the producer calls it' },
} as const satisfies Record<string, LabelText>

const YEASTS = {
  spontaneous: { pt: 'Nativas, em fermentação espontânea', en: 'Native, spontaneous fermentation' },
  wild: { pt: 'Nativas', en: 'Native' },
  controlled: {
    pt: 'Fermentação controlada; quais leveduras, não informado',
    en: 'Controlled fermentation; the yeasts are not stated',
  },
} as const satisfies Record<string, LabelText>

const HARVESTS = {
  manual: { pt: 'À mão', en: 'By hand' },
  mechanical: { pt: 'Com máquina', en: 'By machine' },
} as const satisfies Record<string, LabelText>

/** Lines of a wine's dossier in the order in which they are shown, each with its source. A fact that nobody attests has no line. */
export const DOSSIER_ROWS: readonly DossierRow[] = [
  {
    key: 'practice',
    version: 2,
    name: { pt: 'No vinhedo', en: 'In the vineyard' },
    source: LABEL_SOURCES.organic,
    isMissed: true,
    read: readPractice,
  },
  {
    key: 'harvest',
    version: 1,
    name: { pt: 'Colheita', en: 'Harvest' },
    source: LABEL_SOURCES.natural,
    isMissed: false,
    read: ({ sheet }) => said(HARVESTS, sheet.enology?.harvest_method),
  },
  {
    key: 'yeast',
    version: 1,
    name: { pt: 'Leveduras', en: 'Yeasts' },
    source: LABEL_SOURCES.natural,
    isMissed: true,
    read: ({ sheet }) => said(YEASTS, sheet.enology?.fermentation_type),
  },
  {
    key: 'fining',
    version: 1,
    name: { pt: 'Clarificação', en: 'Fining' },
    source: LABEL_SOURCES.allergens,
    // An empty list of allergens does not say that nothing was used.
    isMissed: true,
    read: readFining,
  },
  {
    key: 'filtration',
    version: 1,
    name: { pt: 'Filtração', en: 'Filtration' },
    source: LABEL_SOURCES.natural,
    isMissed: true,
    read: ({ sheet: { enology } }) =>
      typeof enology?.filtration === 'boolean'
        ? [
            saidByProducer(
              enology.filtration
                ? { pt: 'Filtrado', en: 'Filtered' }
                : { pt: 'Sem filtração', en: 'Unfiltered' },
            ),
          ]
        : [],
  },
  {
    key: 'additives',
    version: 1,
    name: { pt: 'Ingredientes além da uva', en: 'Ingredients besides grapes' },
    source: LABEL_SOURCES.ingredients,
    isMissed: true,
    read: readAdditives,
  },
  {
    key: 'so2',
    version: 1,
    name: { pt: 'SO₂ total', en: 'Total SO₂' },
    source: LABEL_SOURCES.ingredients,
    isMissed: true,
    read: readSo2,
  },
  {
    key: 'certificate',
    version: 2,
    name: { pt: 'Outro certificado', en: 'Other certificate' },
    // It may be of anything: an origin, a family's farm.
    source: null,
    isMissed: false,
    read: ({ papers, sheet, today }) => {
      const used = ofPractice(papers.certificates, sheet.agricultural_practice, today)
      return (
        papers.certificates
          // the label's field may name the same paper once more
          .filter(({ number }) => number !== used?.number)
          .slice(0, OTHERS_MAX)
          .map((one) => certified(both(one.name), one, today))
      )
    },
  },
  {
    key: 'words',
    version: 1,
    name: { pt: 'O produtor também diz', en: 'The producer also says' },
    source: null,
    isMissed: false,
    read: ({ papers: { others } }) =>
      others.length > 0 ? [saidByProducer(both(cutText(others.join(', '), TYPED_MAX)))] : [],
  },
]

function readPractice({ sheet, papers, today }: DossierFacts): Attested[] {
  const { agricultural_practice: practice, label } = sheet
  const certificate = ofPractice(papers.certificates, practice, today)
  const kind = certificate && practiceOf(certificate)
  if (certificate && kind) return [certified(PRACTICES[kind], certificate, today)]
  if (!practice || !Object.hasOwn(PRACTICES, practice)) return []
  return [
    saidByProducer(PRACTICES[practice], practice === 'organic' ? controlOf(label) : undefined),
  ]
}

/** How the organic is controlled, as the producer says; nothing of it can be looked up. */
function controlOf(label: DossierFacts['sheet']['label']): LabelText | undefined {
  const control = wordOf(ORGANIC_CONTROLS, ORGANIC_CONTROLS_EN, label?.organic_control)
  const body = label?.organic_body?.trim()
  return control ? listed(body ? [control, both(body)] : [control]) : undefined
}

/** The certificate of what the producer practises: one that is valid before one that has expired. */
function ofPractice(
  certificates: readonly Certificate[],
  practice: string | null | undefined,
  today: string,
): Certificate | undefined {
  const fits = certificates.filter((one) => {
    const kind = practiceOf(one)
    // Who calls it natural, or says nothing, may be certified as either.
    return kind !== null && (!practice || practice === 'natural' || practice === kind)
  })
  return fits.find(({ valid_until: until }) => until >= today) ?? fits[0]
}

/** A paper that says what a vineyard is not, or not yet, certifies no practice. */
const NOT_YET = /\b(?:não|nao|sem|processo)\b|convers|transi|andamento|pendente|pedido|solicit/i

function practiceOf({ name }: Certificate): 'organic' | 'biodynamic' | null {
  if (NOT_YET.test(name)) return null
  if (/demeter|biodin/i.test(name)) return 'biodynamic'
  return /org[âa]nic/i.test(name) ? 'organic' : null
}

/** What fining leaves in a wine; the egg of lysozyme is an additive's. */
function readFining({ sheet: { allergens, ingredients } }: DossierFacts): Attested[] {
  const left = (allergens ?? []).filter(
    (one) => one !== 'egg' || !ingredients?.includes('lysozyme'),
  )
  const words = wordsOf(ALLERGENS, ALLERGENS_EN, left)
  if (words.length === 0) return []
  const { pt, en } = listed(words)
  return [
    saidByProducer({ pt: `Com derivados de ${pt.toLowerCase()}`, en: `With derivatives of ${en}` }),
  ]
}

function readAdditives({ sheet: { ingredients, label } }: DossierFacts): Attested[] {
  if (!ingredients || ingredients.length === 0) return []
  const typed = label?.other_ingredients?.trim()
  const added = wordsOf(
    INGREDIENTS,
    INGREDIENTS_EN,
    ingredients.filter((one) => one !== 'grape'),
  )
  if (typed) added.push(both(cutText(typed, TYPED_MAX)))
  return [
    saidByProducer(
      added.length > 0
        ? listed(added)
        : {
            pt: 'Nada, segundo a lista de ingredientes',
            en: 'Nothing, by the list of ingredients',
          },
    ),
  ]
}

function readSo2({ sheet, papers: { reports }, today }: DossierFacts): Attested[] {
  const milligrams = sheet.technical_analysis?.total_so2_mgl
  if (typeof milligrams !== 'number') return []
  const value = { pt: `${formatDecimal(milligrams)} mg/L`, en: `${milligrams} mg/L` }
  const vintage = sheet.enology?.vintage
  // A report from before the harvest is another wine's.
  const isOfThisWine = ({ day }: LabReport) =>
    day <= today && (!vintage || Number(day.slice(0, 4)) >= vintage)
  const newest = reports.filter(isOfThisWine).toSorted((a, b) => b.day.localeCompare(a.day))[0]
  return [
    newest
      ? measured(value, newest)
      : saidByProducer(value, { pt: 'sem laudo informado', en: 'no lab report named' }),
  ]
}

const said = <Option extends string>(
  words: Readonly<Record<Option, LabelText>>,
  option: Option | null | undefined,
): Attested[] => (option && Object.hasOwn(words, option) ? [saidByProducer(words[option])] : [])

const both = (text: string): LabelText => ({ pt: text, en: text })

const listed = (words: readonly LabelText[]): LabelText => ({
  pt: words.map(({ pt }) => pt).join(', '),
  en: words.map(({ en }) => en).join(', '),
})
