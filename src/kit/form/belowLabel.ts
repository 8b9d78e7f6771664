/** Margin, in steps of the theme, that puts a button beside a field, which has its label above it (`createAppTheme`). */
export const BELOW_LABEL = 4
