/** What a wine may still lack before it sells: bottles, a photo, a price. */
export const WINE_LACKS = ['stock', 'photo', 'price'] as const
