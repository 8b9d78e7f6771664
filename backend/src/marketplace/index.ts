export { findMarketplace, type MarketplaceIds } from './writes/findMarketplace'
export { marketplace } from './writes/marketplace'
export { setUpMarketplace } from './writes/set-up-marketplace'
