/** JSON as a page carries it between script tags: `<` is escaped, so that no text can end the block. */
export const dataBlock = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
