export function prepareCheckout(options: { withTests: boolean }): Promise<void>
export function checkNodeVersion(version: string): string | null
