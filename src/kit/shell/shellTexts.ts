/**
 * Texts that the sign-in pages share with the two areas. Small on purpose: the sign-in page downloads
 * this file and not the rest of the catalogue.
 */
export const shell = {
  shell: {
    skip: 'Ir para o conteúdo',
    logo: 'winex, página inicial',
    close_toast: 'Fechar aviso',
    help: 'Ajuda desta página',
    password: { show: 'Mostrar senha', hide: 'Ocultar senha' },
    theme: {
      label: 'Aparência',
      system: 'Como no dispositivo',
      light: 'Claro',
      dark: 'Escuro',
    },
    state: {
      retry: 'Tentar novamente',
      loading: 'Carregando…',
      error: 'Não foi possível carregar',
      home: 'Voltar ao início',
      back: 'Voltar à página anterior',
      reload: 'Recarregar a página',
    },
    offline: 'Sem conexão com a internet. O que você salvar agora não chega até nós.',
    offline_page: {
      title: 'Sem conexão',
      text: 'Esta página ainda não foi aberta neste aparelho. Ela abre assim que a internet voltar.',
    },
    not_opened:
      'Não foi possível abrir: a internet caiu ou o site foi atualizado. Salve o que digitou e recarregue a página.',
    not_found: {
      title: 'Página não encontrada',
      text: 'O endereço pode ter mudado ou o link está incompleto.',
    },
    crash: {
      title: 'Algo saiu do lugar',
      text: 'Esta página encontrou um problema. Recarregue ou volte ao início; o que já foi salvo está seguro.',
    },
  },
}
