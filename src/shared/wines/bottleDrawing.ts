import { WINE_TYPES } from '#domain/wines/sheet/enumerations'

/** Address of the drawing that is shown where a wine of this type has no picture (R27). */
export const bottleDrawing = (type: string | null | undefined): string =>
  `/bottles/${type && Object.hasOwn(WINE_TYPES, type) ? type : 'red'}.svg`
