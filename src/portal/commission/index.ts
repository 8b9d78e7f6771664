import type { Feature } from '../../kit/feature'
import { ContractBanner } from './ContractBanner'

/** The commission contract: the banner above every page, from which it is read and signed. */
export const contract: Feature = { notice: ContractBanner }
