/** Texts of the codes on bottles. */
export const wineLabels = {
  wine_labels: {
    title: 'QR do rótulo',
    code: 'Código',
    hint: 'Quem aponta o celular para a garrafa abre a página deste vinho, com o que o rótulo diz e a sua história.',
    page: {
      kept: 'O vinho não está à venda. Quem tem a garrafa ainda lê a última versão da página.',
      none: 'A página abre quando o vinho for publicado.',
    },
    outdated: 'Você mudou o vinho depois disso. Quem já tem a garrafa ainda lê o texto antigo.',
    refresh: 'Atualizar a página',
    refreshing: 'Atualizando...',
    refreshed: 'Página atualizada',
    refresh_failed: 'A página não foi atualizada. Tente novamente.',
    open: 'Abrir a página',
    svg: 'Baixar SVG',
    png: 'Baixar PNG',
    failed: 'Não foi possível fazer o arquivo. Tente de novo.',
    print: 'Imprimir etiquetas',
    older: 'Outras safras:',
    loading: 'Carregando o código...',
    error: 'Não foi possível carregar o código',
    sheet: {
      title: 'Etiquetas com QR',
      size: 'Tamanho',
      millimetres: '%{size} × %{size} mm',
      copies: 'Etiquetas de cada vinho',
      fine: 'Neste tamanho cada ponto tem %{dot} mm: faça um teste com o celular antes de imprimir todas, ou escolha um maior.',
      scale: 'Imprima em tamanho real (escala de 100 %), sem ajustar à página.',
      label: 'QR do vinho %{title}',
    },
  },
}
