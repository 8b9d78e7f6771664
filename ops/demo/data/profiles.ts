import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'

type Group<Name extends keyof WineMetadata> = NonNullable<WineMetadata[Name]>

/** What wines of one kind have in common before each one's own figures. */
export interface Profile {
  classification: Group<'classification'>
  enology: Group<'enology'>
  technical_analysis: Group<'technical_analysis'>
  serving: [number, number]
  aeration: number
}

const handmade = {
  harvest_method: 'manual',
  fermentation_type: 'spontaneous',
  pressing_type: 'pneumatic',
  filtration: false,
  stabilization: 'none',
} as const

export const petNat: Profile = {
  classification: {
    type: 'sparkling',
    style: 'sparkling',
    sweetness_level: 'dry',
    body: 'light',
    production_method: 'traditional',
    aging_vessel: 'stainless_steel',
    aging_time_months: 4,
  },
  enology: {
    ...handmade,
    fermentation_type: 'wild',
    fermentation_temp_c: 16,
    maceration_type: 'cold',
    maceration_duration_days: 1,
    aging_potential_years: 3,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.42,
    residual_sugar: 3.8,
    dry_extract: 20.4,
    free_so2_mgl: 3,
    total_so2_mgl: 18,
    density: 0.996,
    pressure_bar: 3.2,
  },
  serving: [6, 8],
  aeration: 0,
}

export const traditionalSparkling: Profile = {
  classification: {
    type: 'sparkling',
    style: 'sparkling',
    sweetness_level: 'dry',
    body: 'medium',
    production_method: 'traditional',
    aging_vessel: 'stainless_steel',
    aging_time_months: 30,
  },
  enology: {
    ...handmade,
    fermentation_type: 'controlled',
    fermentation_temp_c: 15,
    maceration_type: 'cold',
    maceration_duration_days: 0,
    stabilization: 'cold',
    aging_potential_years: 8,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.38,
    residual_sugar: 1.6,
    dry_extract: 19.1,
    free_so2_mgl: 8,
    total_so2_mgl: 42,
    density: 0.991,
    pressure_bar: 5.8,
  },
  serving: [6, 9],
  aeration: 0,
}

export const freshWhite: Profile = {
  classification: {
    type: 'white',
    style: 'still',
    sweetness_level: 'dry',
    body: 'light',
    production_method: 'modern',
    aging_vessel: 'stainless_steel',
    aging_time_months: 6,
  },
  enology: {
    ...handmade,
    fermentation_temp_c: 16,
    maceration_type: 'cold',
    maceration_duration_days: 1,
    aging_potential_years: 4,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.36,
    residual_sugar: 1.9,
    dry_extract: 19.8,
    free_so2_mgl: 12,
    total_so2_mgl: 48,
    density: 0.991,
    pressure_bar: 0,
  },
  serving: [8, 10],
  aeration: 10,
}

export const skinWhite: Profile = {
  classification: {
    type: 'white',
    style: 'still',
    sweetness_level: 'dry',
    body: 'medium',
    production_method: 'traditional',
    aging_vessel: 'amphora',
    aging_time_months: 9,
  },
  enology: {
    ...handmade,
    fermentation_temp_c: 21,
    maceration_type: 'extended',
    maceration_duration_days: 60,
    pressing_type: 'manual',
    aging_potential_years: 7,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.55,
    residual_sugar: 1.4,
    dry_extract: 23.6,
    free_so2_mgl: 4,
    total_so2_mgl: 22,
    density: 0.992,
    pressure_bar: 0,
  },
  serving: [11, 14],
  aeration: 30,
}

export const rose: Profile = {
  classification: {
    type: 'rose',
    style: 'still',
    sweetness_level: 'dry',
    body: 'light',
    production_method: 'modern',
    aging_vessel: 'stainless_steel',
    aging_time_months: 5,
  },
  enology: {
    ...handmade,
    fermentation_temp_c: 15,
    maceration_type: 'cold',
    maceration_duration_days: 1,
    aging_potential_years: 3,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.34,
    residual_sugar: 2.1,
    dry_extract: 20.2,
    free_so2_mgl: 10,
    total_so2_mgl: 40,
    density: 0.991,
    pressure_bar: 0,
  },
  serving: [8, 11],
  aeration: 5,
}

export const lightRed: Profile = {
  classification: {
    type: 'red',
    style: 'still',
    sweetness_level: 'dry',
    body: 'light',
    production_method: 'traditional',
    aging_vessel: 'concrete',
    aging_time_months: 7,
  },
  enology: {
    ...handmade,
    fermentation_temp_c: 23,
    maceration_type: 'cold',
    maceration_duration_days: 8,
    aging_potential_years: 5,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.52,
    residual_sugar: 1.8,
    dry_extract: 24.8,
    free_so2_mgl: 6,
    total_so2_mgl: 28,
    density: 0.993,
    pressure_bar: 0,
  },
  serving: [13, 15],
  aeration: 15,
}

export const oakRed: Profile = {
  classification: {
    type: 'red',
    style: 'still',
    sweetness_level: 'dry',
    body: 'full',
    production_method: 'traditional',
    aging_vessel: 'oak',
    aging_time_months: 14,
  },
  enology: {
    ...handmade,
    fermentation_temp_c: 26,
    maceration_type: 'extended',
    maceration_duration_days: 22,
    aging_potential_years: 12,
  },
  technical_analysis: {
    volatile_acidity_gl: 0.58,
    residual_sugar: 1.9,
    dry_extract: 29.4,
    free_so2_mgl: 14,
    total_so2_mgl: 46,
    density: 0.993,
    pressure_bar: 0,
  },
  serving: [16, 18],
  aeration: 45,
}
