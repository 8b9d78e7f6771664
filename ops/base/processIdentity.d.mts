export function processStartMark(pid: number): string
export function isSameProcessAlive(pid: number, mark: string): boolean
