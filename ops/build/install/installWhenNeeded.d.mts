interface Lock {
  packages?: Record<
    string,
    { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }
  >
}
export function installWhenNeeded(root: string, options: { withTests: boolean }): Promise<number>
export function takeInstallLock(path: string): Promise<() => void>
export function missingPackages(
  wanted: Lock,
  present: Lock,
  options: { withDev: boolean },
): string[]
