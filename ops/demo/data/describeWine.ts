import type { ProductStatus } from '#domain/wines/productStatus'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'
import type { DemoWine, SellerKey } from './demoTypes'
import type { Profile } from './profiles'

/** What one producer's wines share: the vineyard, the farming and the name on the label. */
export interface Vineyard {
  seller: SellerKey
  producer: string
  viniculture: NonNullable<WineMetadata['viniculture']>
  practice: NonNullable<WineMetadata['agricultural_practice']>
  certifications: string[]
  social: string
}

/** One wine's own facts, in the order a producer tells them. */
export interface WineFacts {
  key: string
  title: string
  status: ProductStatus
  description: string
  price: number
  wholesale?: { amount: number; min_quantity: number }
  stock: number
  vintage: number
  /** MM-DD of the harvest in the year of the vintage. */
  harvest: string
  /** YYYY-MM-DD. */
  bottling: string
  /** Alcohol in % vol., total acidity in g/L of tartaric acid, pH. */
  analysis: [alcohol: number, acidity: number, ph: number]
  color: string
  notes: string
  /** Category: descriptors. */
  aromas: Record<string, string[]>
  /** Grape: share in %. */
  grapes: Record<string, number>
  pairing: string[]
  profiles: string[]
  occasion: string
  story: string
  /** Kilograms of CO2 and litres of water for one bottle. */
  footprint: [carbon: number, water: number]
  /** Where this wine differs from its kind. */
  sheet?: Pick<WineMetadata, 'classification' | 'viniculture' | 'enology' | 'technical_analysis'>
}

const SPARKLING_NCM = '2204.10.90'
const STILL_NCM = '2204.21.00'

/** Puts a wine's whole technical sheet together from its vineyard, its kind and its own facts. */
export function describeWine(vineyard: Vineyard, kind: Profile, facts: WineFacts): DemoWine {
  const [alcohol, acidity, ph] = facts.analysis
  const sparkling = kind.classification.type === 'sparkling'
  const metadata: WineMetadata = {
    classification: { ...kind.classification, ...facts.sheet?.classification },
    viniculture: { ...vineyard.viniculture, ...facts.sheet?.viniculture },
    enology: {
      vintage: facts.vintage,
      harvest_date: `${facts.vintage}-${facts.harvest}`,
      ...kind.enology,
      bottling_date: facts.bottling,
      ...facts.sheet?.enology,
    },
    technical_analysis: {
      alcohol_percentage: alcohol,
      total_acidity_gl: acidity,
      ph,
      ...kind.technical_analysis,
      ...facts.sheet?.technical_analysis,
    },
    sensory: {
      color_description: facts.color,
      tasting_notes: facts.notes,
      serving_temp_c_min: kind.serving[0],
      serving_temp_c_max: kind.serving[1],
      aeration_minutes: kind.aeration,
    },
    sustainability: {
      carbon_footprint_kg: facts.footprint[0],
      water_usage_l: facts.footprint[1],
      social_impact: vineyard.social,
    },
    storytelling: { story: facts.story, producer: vineyard.producer },
    aromas: Object.entries(facts.aromas).flatMap(([category, descriptors]) =>
      descriptors.map((descriptor) => ({ category, descriptor })),
    ),
    grape_varieties: Object.entries(facts.grapes).map(([name, percentage]) => ({
      name,
      percentage,
    })),
    food_pairing: facts.pairing,
    certifications: vineyard.certifications,
    ideal_profiles: facts.profiles,
    consumption_occasion: facts.occasion,
    agricultural_practice: vineyard.practice,
  }
  return {
    key: facts.key,
    seller: vineyard.seller,
    title: facts.title,
    status: facts.status,
    description: facts.description,
    weight: sparkling ? 1620 : 1280,
    hs_code: sparkling ? SPARKLING_NCM : STILL_NCM,
    price: facts.price,
    ...(facts.wholesale && { wholesale: facts.wholesale }),
    stock: facts.stock,
    metadata,
  }
}
