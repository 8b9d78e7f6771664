/** The room a motif has on the label, px, and the two colours it may use. */
export interface MotifBox {
  x: number
  y: number
  width: number
  height: number
  ink: string
  accent: string
  paper: string
}

/** Draws a label's picture as SVG elements that fill its box. */
export type Motif = (box: MotifBox) => string
