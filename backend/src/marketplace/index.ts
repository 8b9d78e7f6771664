export { findMarketplace, type MarketplaceIds } from './writes/findMarketplace'
export { marketplace } from './writes/marketplace'
export { offerPix } from './writes/offer-pix'
export { setUpMarketplace } from './writes/set-up-marketplace'
