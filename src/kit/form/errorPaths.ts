/** Dotted paths of all messages in react-hook-form's nested errors, in the order of the form's values. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    const path = prefix ? `${prefix}.${name}` : name
    const isMessage = 'type' in value && 'message' in value && typeof value.message === 'string'
    return isMessage ? [path] : errorPaths(value, path)
  })
}
