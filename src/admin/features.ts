import type { Feature } from '../shared/feature'

/** The doors of the admin area's features. A new feature is one line here. */
export const adminFeatures: Feature[] = []
