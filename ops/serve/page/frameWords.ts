/** What the frame of every page of the gateway says in Portuguese. */
export const FRAME_WORDS = {
  home: 'winex, página inicial',
  adults: 'Venda proibida para menores de 18 anos.',
  moderation: 'Evite o consumo excessivo de álcool.',
  questions: 'Dúvidas:',
} as const
