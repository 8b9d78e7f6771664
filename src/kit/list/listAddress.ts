/** Search, filters, sort and page of each list as this visit left it; in memory, so that nothing outlives the visit. */
const left = new Map<string, string>()

export const rememberList = (path: string, search: string): void => {
  left.set(path, search)
}

/** When an area opens: who comes to it next, also without a load in between, begins with plain lists. */
export const forgetLists = (): void => left.clear()

/** The list's address as it was left; any other address stays as it is. */
export const listAddress = (path: string): string => path + (left.get(path) ?? '')
