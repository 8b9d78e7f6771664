interface Lock {
  packages?: Record<
    string,
    { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }
  >
}
export function missingPackages(
  wanted: Lock,
  present: Lock,
  options: { withDev: boolean },
): string[]
