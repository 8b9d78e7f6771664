export const OLDEST_NODE: string
export function checkNodeVersion(version: string): string | null
