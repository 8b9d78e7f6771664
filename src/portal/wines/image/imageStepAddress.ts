import { paths } from '../../../paths'

const CREATED = 'imagem'

/** Address of the form's second step: a reload comes back to it, and never to an empty form. */
export const imageStepAddress = (wineId: string): string =>
  `${paths.portal.addWine}?${new URLSearchParams({ [CREATED]: wineId }).toString()}`

/** The wine whose picture is to be added, or undefined in the first step. */
export const imageStepWine = (search: string): string | undefined =>
  new URLSearchParams(search).get(CREATED) ?? undefined
