/** What a wine may still lack: bottles, a photo and a price before it sells, and facts of its label. */
export const WINE_LACKS = ['stock', 'photo', 'price', 'label'] as const
