/** Texts of the queue of wines that wait for a decision (issue 15). */
export const reviewQueue = {
  admin: { nav: { review: 'Análise' } },
  review_queue: {
    title: 'Análise de vinhos',
    loading: 'Carregando a fila...',
    error: 'Falha ao carregar a fila de análise',
    count: '%{count} vinho na fila |||| %{count} vinhos na fila',
    oldest: 'o mais antigo espera há %{time}',
    median: 'metade das decisões sai em até %{time}',
    place: '%{place} de %{count}, esperando há %{time}',
    decided: 'Este vinho não está mais na fila.',
    empty: 'Nenhum vinho espera por análise',
    empty_text:
      'Os vinhos que os produtores propuserem aparecem aqui, do mais antigo ao mais novo.',
    all_wines: 'Ver todos os vinhos',
    photos: 'Fotos',
    open_photo: 'Abrir a foto inteira em outra aba',
    no_photo: 'O produtor ainda não enviou foto.',
    changes: {
      first: 'Primeira análise: ainda não houve decisão sobre este vinho.',
      title: 'O que mudou desde a última decisão, em %{date}',
      none: 'O produtor não mudou nada desde então.',
    },
    bar: 'Decisão',
    previous: 'Anterior',
    next: 'Próximo',
    keys: 'Teclas: P publica, D pede ajustes, R rejeita, ← e → mudam de vinho',
  },
}
