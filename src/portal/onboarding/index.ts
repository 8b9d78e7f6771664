import type { Feature } from '../../kit/feature'
import { OnboardingChecklist } from './OnboardingChecklist'

/** The checklist of new sellers. */
export const onboarding: Feature = { notice: OnboardingChecklist }
