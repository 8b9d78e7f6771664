/** Milliseconds of processor time that `act` takes: what else the machine does makes no difference. */
export function cpuMs(act: () => unknown): number {
  const begun = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}
