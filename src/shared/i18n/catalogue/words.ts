/** Texts of the page that says what words mean. */
export const words = {
  words: { title: 'Palavras', payout: 'Repasse: o que o produtor recebe.' },
}
