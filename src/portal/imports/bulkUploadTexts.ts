/** Texts of the spreadsheet's page (R24) and of the export. */
export const bulkUpload = {
  bulk: {
    title: 'Importar planilha',
    subtitle: 'Cadastre ou atualize muitos vinhos de uma vez, com preço e estoque.',
    back: 'Voltar para Vinhos',
    steps: {
      template: 'Baixe o modelo e preencha uma linha por vinho.',
      check: 'Envie o arquivo: cada linha é conferida antes de gravar.',
      import: 'Importe as linhas válidas e corrija as outras.',
    },
    template: 'Baixar modelo',
    template_full: 'Modelo com a ficha completa',
    template_name: 'modelo-vinhos.csv',
    template_full_name: 'modelo-vinhos-completo.csv',
    choose: 'Escolher arquivo',
    drop: 'Arraste a planilha para cá ou escolha no aparelho',
    drop_now: 'Solte para enviar',
    formats:
      'Arquivo .csv, salvo no Excel ou em outra planilha. Com preço de atacado, acrescente a coluna wholesale_min_quantity (quantidade mínima). A quantidade são as garrafas que podem ser vendidas, sem as reservadas em pedidos.',
    only_csv: 'Envie um arquivo .csv. No Excel: Arquivo, Salvar como, CSV.',
    too_big: 'O arquivo deve ter no máximo 32 MB.',
    checking: 'Conferindo as linhas de %{name}...',
    checked: 'A planilha %{name} foi conferida. O resultado está em Importar planilha.',
    failed: 'Não foi possível ler a planilha. Tente novamente.',
    history: 'Importações recentes',
    history_row: '%{date} · %{smart_count} linha |||| %{date} · %{count} linhas',
    loading: 'Carregando importação...',
    load_error: 'Erro ao carregar importação',
    status: { checked: 'Conferida', importing: 'Importando', done: 'Concluída' },
    summary: {
      total: 'Linhas',
      create: 'Vinhos novos',
      update: 'Atualizações',
      unchanged: 'Sem mudança',
      invalid: 'Com erro',
    },
    unknown_columns: 'Colunas que não conhecemos e foram ignoradas: %{columns}',
    far: '%{smart_count} vinho muda muito de preço ou de estoque: confira |||| %{count} vinhos mudam muito de preço ou de estoque: confira',
    far_title:
      '%{smart_count} vinho muda muito. Importar assim mesmo? |||| %{count} vinhos mudam muito. Importar assim mesmo?',
    far_import: 'Importar assim mesmo',
    bare: {
      live_picture:
        '%{smart_count} vinho está na loja sem foto. |||| %{count} vinhos estão na loja sem foto.',
      live_description:
        '%{smart_count} vinho está na loja sem descrição. |||| %{count} vinhos estão na loja sem descrição.',
      new_picture:
        '%{smart_count} vinho novo vai à loja sem foto, se você o publicar assim. |||| %{count} vinhos novos vão à loja sem foto, se você os publicar assim.',
      new_description:
        '%{smart_count} vinho novo vai à loja sem descrição, se você o publicar assim. |||| %{count} vinhos novos vão à loja sem descrição, se você os publicar assim.',
    },
    action: {
      all: 'Todas',
      create: 'Novo',
      update: 'Atualiza',
      unchanged: 'Sem mudança',
      invalid: 'Com erro',
    },
    filter: 'Mostrar',
    column: { row: 'Linha', wine: 'Vinho', action: 'Resultado', problems: 'Problemas' },
    rows: 'Linhas da planilha',
    no_rows: 'Nenhuma linha aqui.',
    no_name: '(sem nome)',
    done_row: 'Gravado',
    previous: 'Anteriores',
    next: 'Próximas',
    range: '%{from}–%{to} de %{total}',
    import: 'Importar %{smart_count} vinho |||| Importar %{count} vinhos',
    nothing: 'Nenhuma linha nova ou diferente para importar.',
    all_invalid: 'Corrija as linhas com erro e envie o arquivo de novo.',
    starting: 'Iniciando...',
    download_errors: 'Baixar linhas com erro',
    errors_name: 'vinhos-com-erros.csv',
    again: 'Enviar outra planilha',
    progress: 'Importando vinhos: %{done} de %{total}',
    progress_hint:
      'Pode fechar esta página: a importação continua e o andamento fica guardado aqui.',
    finished:
      'Importação concluída: %{smart_count} vinho gravado. |||| Importação concluída: %{count} vinhos gravados.',
    finished_hint:
      'Vinhos novos começam como Proposto: marque-os na lista de vinhos e publique todos de uma vez.',
    finished_failed:
      '%{smart_count} linha não pôde ser gravada e está no arquivo de erros. |||| %{count} linhas não puderam ser gravadas e estão no arquivo de erros.',
    to_wines: 'Ver vinhos',
    download_failed: 'Não foi possível baixar o arquivo. Tente novamente.',
  },
}
