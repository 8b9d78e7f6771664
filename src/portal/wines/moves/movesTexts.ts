/** Texts of prices and bottles that move very far, wherever they are saved (issue 31.9). */
export const moves = {
  moves: {
    field: { retail: 'Varejo', wholesale: 'Atacado', quantity: 'Estoque' },
    none: 'nenhum',
    bottles: '%{smart_count} garrafa |||| %{count} garrafas',
    from_to: '%{before} → %{after}',
    size: { large: 'muda mais de 30%', factor: '10 vezes ou mais' },
    title:
      '%{smart_count} valor muda muito. Salvar assim mesmo? |||| %{count} valores mudam muito. Salvar assim mesmo?',
    more: 'e mais %{smart_count} |||| e mais %{count}',
    save: 'Salvar assim mesmo',
    back: 'Voltar e conferir',
  },
}
