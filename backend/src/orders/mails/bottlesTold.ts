import { bottles } from './shipmentMail'

/** '2 garrafas de Malbec, 1 garrafa de Tannat', within a sentence. */
export const bottlesTold = (lines: readonly { title: string; quantity: number }[]): string =>
  lines.map(({ title, quantity }) => `${bottles(quantity)} de ${title}`).join(', ')
