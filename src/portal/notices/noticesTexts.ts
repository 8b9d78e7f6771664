/** Texts of the bell and of 'Avisos' (issue 14.4); the notices themselves are worded by #domain/notices/noticeText. */
export const notices = {
  notices: {
    title: 'Avisos',
    bell: 'Avisos: %{count} não lido |||| Avisos: %{count} não lidos',
    loading: 'Carregando avisos...',
    error: 'Não foi possível carregar os avisos',
    try_again: 'Tente novamente.',
    empty: { title: 'Nenhum aviso ainda', text: 'Avisamos aqui quando chegar um pedido.' },
    unread: 'não lido',
    read_all: 'Marcar todos como lidos',
    failed: 'Não foi possível marcar os avisos como lidos.',
    more: 'Mostrar mais',
    settings: 'Configurar avisos',
    settings_text:
      'Escolha como você quer ser avisado. Vale só para você; avisos de segurança da conta chegam sempre por e-mail.',
    settings_error: 'Não foi possível carregar suas escolhas',
    always: 'O comprovante de cada repasse vai sempre por e-mail ao contato principal.',
    essential: 'Este aviso não pode ser desligado.',
    summary_hour: 'Hora do resumo diário',
    summary_help: 'Horário de São Paulo.',
    save: 'Salvar avisos',
    saving: 'Salvando...',
    saved: 'Avisos atualizados.',
    unsaved: 'As escolhas dos avisos serão perdidas.',
    not_saved: 'Não foi possível salvar os avisos.',
  },
}
