// The package ships no types.
declare module 'ra-language-portuguese' {
  import type { TranslationMessages } from 'ra-core'
  const messages: Partial<TranslationMessages>
  export default messages
}
