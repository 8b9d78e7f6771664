/** Texts that every list has: search, pages, states. */
export const lists = {
  lists: {
    updating: 'Atualizando a lista',
    reload: 'Atualizar',
    retry: 'Tentar novamente',
    clear_filters: 'Limpar filtros',
    clear_search: 'Limpar busca',
    empty_filtered: 'Tente outra busca ou limpe os filtros.',
    range: '%{from}–%{to} de %{total}',
    pages: 'Páginas da lista',
    previous_page: 'Página anterior',
    next_page: 'Próxima página',
    go_to_page: 'Ir para a página %{page}',
    page_size: 'Linhas por página',
    per_page: '%{size} por página',
    row_actions: 'Ações de %{name}',
    summary: 'Resumo',
    unknown: 'N/A',
  },
}
