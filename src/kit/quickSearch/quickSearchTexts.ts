/** The search over everything, opened by Ctrl+K. */
export const quickSearch = {
  quick_search: {
    open: 'Pesquisar em tudo (Ctrl+K)',
    title: 'Pesquisar em tudo',
    /** By area: what it looks through. */
    placeholder: {
      admin: 'Produtor, vinho, pedido, pessoa, página ou o que fazer',
      portal: 'Vinho, pedido, pessoa, página ou o que fazer',
    },
    results: 'Resultados',
    pages: 'Páginas',
    acts: 'Fazer',
    wine: 'Vinhos',
    order: 'Pedidos',
    seller: 'Produtores',
    application: 'Candidaturas',
    person: 'Equipe',
    /** With which record something is done. */
    with: {
      seller: 'Digite o nome do produtor',
      application: 'Digite o nome da candidatura',
    },
    act: {
      invite_producer: 'Convidar produtor',
      commission: 'Nova comissão',
      invite_person: 'Convidar pessoa para a equipe',
      prepare_batch: 'Preparar lote de repasses',
      import_results: 'Importar resultado do banco',
      add_wine: 'Novo vinho',
      prices: 'Alterar preços e estoque',
      import_wines: 'Importar planilha de vinhos',
      ship: 'Enviar pedidos',
    },
    more: 'Ver todos em %{list}',
    waiting: 'Pesquisando…',
    found: '%{smart_count} resultado |||| %{smart_count} resultados',
    none: 'Nada encontrado para “%{text}”.',
    failed: 'A pesquisa não respondeu.',
    keys: '↑ ↓ escolhem · Enter abre · Esc fecha',
    close: 'Fechar',
  },
}
