/** A valid CNPJ from its first twelve characters; its digits by the definition, not by the code under test. */
export function taxIdWith(first: string): string {
  const digit = (text: string): number => {
    const sum = [...text].reduce(
      (total, character, index) =>
        total + ((character.codePointAt(0) ?? 0) - 48) * (2 + ((text.length - 1 - index) % 8)),
      0,
    )
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const one = `${first}${digit(first)}`
  return `${one}${digit(one)}`.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}
