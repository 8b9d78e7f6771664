import { formatDecimal } from '../values/decimal'

/** '7 dias úteis' */
export const workingDaysText = (days: number): string =>
  `${formatDecimal(days)} ${days === 1 ? 'dia útil' : 'dias úteis'}`

/** '1 caixa de 6 e 2 caixas de 1' */
export const boxesText = (boxes: readonly { size: number; count: number }[]): string =>
  new Intl.ListFormat('pt-BR').format(
    boxes.map(({ size, count }) => `${count} ${count === 1 ? 'caixa' : 'caixas'} de ${size}`),
  )
