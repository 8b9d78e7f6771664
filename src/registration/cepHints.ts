import type { CepState } from './useCepLookup'

/** Said under the CEP. None of them stops anybody: lookup failures are ignored (spec §5). */
export const CEP_HINTS = {
  idle: '',
  searching: 'Buscando endereço...',
  found: 'Endereço preenchido. Confira e complete o número.',
  unknown: 'CEP não encontrado. Confira os números ou preencha o endereço.',
  unavailable: 'A busca de CEP não respondeu. Preencha o endereço.',
} satisfies Record<CepState, string>
