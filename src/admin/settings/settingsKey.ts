/** Cache key of the settings; that of their history begins with it. */
export const SETTINGS_KEY = ['settings'] as const
