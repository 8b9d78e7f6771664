import { SHORT_TEXT_MAX, STORY_MAX } from '../../limits'
import * as words from './enumerations'
import * as labelWords from './labelEnumerations'
import { choice, date, decimal, flag, integer, longText, text } from './sheetFields'
import type { SheetGroup } from './sheetTypes'

/**
 * The technical sheet as data (design §3.1): groups and fields of spec §3 in the order of the form, and
 * `enology.vintage` (R24). `viniculture.region` keeps the bulk upload's column 'region', which would otherwise be
 * lost. The form, the detail page, the validation on both sides and the bulk upload are made from it: a new field
 * is one line here. Bounds are generous; they refuse slips of the keyboard, not rare wines.
 */
export const WINE_SHEET = [
  {
    name: 'classification',
    label: 'Classificação',
    shape: 'fields',
    fields: [
      choice('type', 'Tipo', words.WINE_TYPES),
      choice('style', 'Estilo', words.WINE_STYLES),
      choice('sweetness_level', 'Teor de doçura', words.SWEETNESS_LEVELS),
      choice('body', 'Corpo', words.BODIES),
      choice('production_method', 'Método de produção', words.PRODUCTION_METHODS),
      choice('aging_vessel', 'Recipiente de amadurecimento', words.AGING_VESSELS),
      decimal('aging_time_months', 'Tempo de amadurecimento', {
        unit: 'meses',
        step: 1,
        min: 0,
        max: 1200,
      }),
    ],
  },
  {
    name: 'viniculture',
    label: 'Vinicultura',
    shape: 'fields',
    fields: [
      text('region', 'Região do vinhedo'),
      decimal('altitude_m', 'Altitude', { unit: 'm', step: 1, min: -500, max: 6000 }),
      text('soil_type', 'Tipo de solo'),
      text('training_system', 'Sistema de condução'),
      decimal('vine_age_years', 'Idade das videiras', { unit: 'anos', step: 1, min: 0, max: 500 }),
      decimal('yield_kgha', 'Rendimento', { unit: 'kg/ha', step: 1, min: 0, max: 200_000 }),
    ],
  },
  {
    name: 'enology',
    label: 'Enologia',
    shape: 'fields',
    fields: [
      integer('vintage', 'Safra', { step: 1, min: 1800, max: 2200 }),
      choice('harvest_method', 'Método de colheita', words.HARVEST_METHODS),
      date('harvest_date', 'Data da colheita'),
      choice('fermentation_type', 'Tipo de fermentação', words.FERMENTATION_TYPES),
      decimal('fermentation_temp_c', 'Temperatura de fermentação', {
        unit: '°C',
        step: 0.1,
        min: -20,
        max: 100,
      }),
      choice('maceration_type', 'Tipo de maceração', words.MACERATION_TYPES),
      decimal('maceration_duration_days', 'Duração da maceração', {
        unit: 'dias',
        step: 1,
        min: 0,
        max: 3650,
      }),
      choice('pressing_type', 'Tipo de prensagem', words.PRESSING_TYPES),
      flag('filtration', 'Filtração'),
      choice('stabilization', 'Estabilização', words.STABILIZATIONS),
      date('bottling_date', 'Data do engarrafamento'),
      decimal('aging_potential_years', 'Potencial de guarda', {
        unit: 'anos',
        step: 1,
        min: 0,
        max: 200,
      }),
    ],
  },
  {
    name: 'technical_analysis',
    label: 'Análise Técnica',
    shape: 'fields',
    fields: [
      decimal('alcohol_percentage', 'Teor alcoólico', { unit: '%', step: 0.1, min: 0, max: 100 }),
      decimal('total_acidity_gl', 'Acidez total', { unit: 'g/L', step: 0.1, min: 0, max: 100 }),
      decimal('volatile_acidity_gl', 'Acidez volátil', { unit: 'g/L', step: 0.1, min: 0, max: 50 }),
      decimal('ph', 'pH', { step: 0.1, min: 0, max: 14 }),
      decimal('residual_sugar', 'Açúcar residual', { unit: 'g/L', step: 0.1, min: 0, max: 1000 }),
      decimal('dry_extract', 'Extrato seco', { unit: 'g/L', step: 0.1, min: 0, max: 1000 }),
      decimal('free_so2_mgl', 'SO₂ livre', { unit: 'mg/L', step: 0.1, min: 0, max: 1000 }),
      decimal('total_so2_mgl', 'SO₂ total', { unit: 'mg/L', step: 0.1, min: 0, max: 1000 }),
      decimal('density', 'Densidade', { step: 0.001, min: 0, max: 2 }),
      decimal('pressure_bar', 'Pressão', { unit: 'bar', step: 0.1, min: 0, max: 20 }),
    ],
  },
  {
    name: 'sensory',
    label: 'Perfil Sensorial',
    shape: 'fields',
    fields: [
      text('color_description', 'Cor'),
      longText('tasting_notes', 'Notas de degustação'),
      decimal('serving_temp_c_min', 'Temperatura de serviço mínima', {
        unit: '°C',
        step: 1,
        min: -10,
        max: 50,
      }),
      decimal('serving_temp_c_max', 'Temperatura de serviço máxima', {
        unit: '°C',
        step: 1,
        min: -10,
        max: 50,
      }),
      decimal('aeration_minutes', 'Tempo de aeração', {
        unit: 'minutos',
        step: 5,
        min: 0,
        max: 1440,
      }),
    ],
  },
  {
    name: 'sustainability',
    label: 'Sustentabilidade',
    shape: 'fields',
    fields: [
      decimal('carbon_footprint_kg', 'Pegada de carbono', {
        unit: 'kg CO2',
        step: 0.1,
        min: 0,
        max: 1_000_000,
      }),
      decimal('water_usage_l', 'Uso de água', { unit: 'L', step: 1, min: 0, max: 100_000_000 }),
      longText('social_impact', 'Impacto social'),
    ],
  },
  {
    name: 'storytelling',
    label: 'História & Produtor',
    shape: 'fields',
    fields: [longText('story', 'História do vinho', STORY_MAX), text('producer', 'Produtor')],
  },
  {
    name: 'aromas',
    label: 'Aromas',
    shape: 'records',
    csv: 'aromas',
    addLabel: 'Adicionar aroma',
    fields: [
      { ...text('category', 'Categoria'), required: true },
      { ...text('descriptor', 'Descritor'), required: true },
    ],
  },
  {
    name: 'grape_varieties',
    label: 'Variedades de Uva',
    shape: 'records',
    csv: 'grape_type',
    addLabel: 'Adicionar variedade',
    emptyNotice: 'No grape varieties available',
    fields: [
      { ...text('name', 'Uva'), required: true },
      {
        ...decimal('percentage', 'Percentual', { unit: '%', step: 1, min: 0, max: 100 }),
        required: true,
      },
    ],
  },
  {
    name: 'food_pairing',
    label: 'Acompanhamentos',
    shape: 'texts',
    csv: 'food_pairing',
    addLabel: 'Adicionar acompanhamento',
    emptyNotice: 'No food pairings available',
    maxLength: SHORT_TEXT_MAX,
  },
  {
    name: 'certifications',
    label: 'Certificações',
    shape: 'texts',
    csv: 'certifications',
    addLabel: 'Adicionar certificação',
    emptyNotice: 'No certifications available',
    maxLength: SHORT_TEXT_MAX,
  },
  {
    name: 'ideal_profiles',
    label: 'Perfis Ideais',
    shape: 'texts',
    csv: 'ideal_profiles',
    addLabel: 'Adicionar perfil',
    maxLength: SHORT_TEXT_MAX,
  },
  {
    name: 'consumption_occasion',
    label: 'Ocorrência de Consumo',
    shape: 'value',
    field: text('consumption_occasion', 'Ocorrência de Consumo'),
  },
  {
    name: 'agricultural_practice',
    label: 'Prática Agrícola',
    shape: 'value',
    field: choice('agricultural_practice', 'Prática Agrícola', words.AGRICULTURAL_PRACTICES),
  },
  {
    name: 'label',
    label: 'Rótulo',
    shape: 'fields',
    fields: [
      text('mapa_registration', 'Registro no MAPA'),
      choice('wine_class', 'Classe no rótulo', labelWords.WINE_CLASSES),
      choice('sparkling_color', 'Cor do espumante', labelWords.SPARKLING_COLORS),
      text('lot', 'Lote'),
      flag('contains_gluten', 'Contém glúten'),
      longText('other_ingredients', 'Outros ingredientes e aditivos'),
      flag('colonial', 'Vinho colonial'),
      choice('organic_control', 'Controle do orgânico', labelWords.ORGANIC_CONTROLS),
      text('organic_body', 'Quem certifica o orgânico'),
    ],
  },
  {
    name: 'ingredients',
    label: 'Ingredientes e aditivos',
    shape: 'choices',
    csv: 'ingredients',
    options: labelWords.INGREDIENTS,
  },
  {
    name: 'allergens',
    label: 'Alergênicos',
    shape: 'choices',
    csv: 'allergens',
    options: labelWords.ALLERGENS,
  },
] as const satisfies readonly SheetGroup[]

export type WineSheet = typeof WINE_SHEET
export type WineSheetGroup = WineSheet[number]
export type WineSheetGroupName = WineSheetGroup['name']

/** The row of the table with that name. */
export function sheetGroup<Name extends WineSheetGroupName>(
  name: Name,
): Extract<WineSheetGroup, { name: Name }> {
  return WINE_SHEET.find((group) => group.name === name) as Extract<WineSheetGroup, { name: Name }>
}
