import type { Feature } from '../shared/feature'

/** The doors of the portal's features. A new feature is one line here. */
export const portalFeatures: Feature[] = []
