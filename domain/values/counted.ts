/** How many, with the word in its number: '1 garrafa', '2 garrafas'. For words that only take an 's'. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`
