export const IMPORTS_KEY = ['vendor', 'imports']
export const importKey = (id: string) => [...IMPORTS_KEY, id]
export const importRowsKey = (id: string) => [...IMPORTS_KEY, id, 'rows']
