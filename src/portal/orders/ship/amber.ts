/** A field whose code looks wrong, and can be sent all the same. */
export const AMBER = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.main', borderWidth: 2 },
  '& .MuiFormHelperText-root': { color: 'warning.main' },
} as const
