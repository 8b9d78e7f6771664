/** Texts of the queue of wines that wait for a decision (issue 15). */
export const reviewQueue = {
  admin: { nav: { review: 'Análise' } },
  review_queue: {
    title: 'Análise de vinhos',
    loading: 'Carregando a fila...',
    error: 'Falha ao carregar a fila de análise',
    queues: 'Filas',
    since: 'espera há %{time}',
    as_list: 'ver na lista',
    oldest_of: 'Os %{shown} mais antigos de %{total}; os outros estão na lista.',
    queue: { ready: 'Prontos (%{count})', waiting: 'Aguardam o produtor (%{count})' },
    oldest: 'o mais antigo espera há %{time}',
    median: 'metade das decisões sai em até %{time}',
    place: '%{place} de %{count}, esperando há %{time}',
    decided: 'Este vinho não está nesta fila.',
    empty: {
      ready: 'Nenhum vinho espera por análise',
      waiting: 'Nenhum vinho aguarda o produtor',
    },
    empty_text: {
      ready:
        'Os vinhos propostos que já podem ser vendidos aparecem aqui, do mais antigo ao mais novo.',
      waiting:
        'Aqui ficam os vinhos propostos sem estoque, sem preço ou de produtor que não está ativo.',
    },
    undo: {
      label: 'Desfazer',
      publish: 'Publicado: %{title}',
      send_back: 'Ajustes pedidos: %{title}',
      reject: 'Rejeitado: %{title}',
      archive: 'Arquivado: %{title}',
    },
    all_wines: 'Ver todos os vinhos',
    photos: 'Fotos',
    open_photo: 'Abrir a foto inteira em outra aba',
    no_photo: 'O produtor ainda não enviou foto.',
    label: 'Falta para o rótulo',
    label_complete: 'Nada falta para o rótulo.',
    changes: {
      first: 'Primeira análise: ainda não houve decisão sobre este vinho.',
      title: 'O que mudou desde a última decisão, em %{date}',
      none: 'O produtor não mudou nada desde então.',
    },
    bar: 'Decisão',
    previous: 'Anterior',
    next: 'Próximo',
    keys: 'Teclas: P publica, D pede ajustes, R rejeita, Z desfaz, ← e → mudam de vinho',
  },
}
