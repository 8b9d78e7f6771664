/** Texts of two values of one record, typed by one person and stored by another. */
export const conflict = {
  conflict: {
    mine: 'Você digitou',
    theirs: 'Agora é',
    by: 'Agora é (%{who}, %{when})',
    at: 'Agora é (%{when})',
    staff: 'equipe winex',
  },
}
