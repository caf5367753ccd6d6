/** What a network may be asked for: the same for the command and for the library. */
import type { BlockTime, DevnetOptions } from './types.ts'

/** The most that each may be; the least is 0. Milliseconds, blocks, accounts, TRX. */
export const most = {
  port: 65_535,
  heartbeat: 86_400_000,
  solidLag: 1000,
  accounts: 1000,
  energyWeight: 100_000_000_000,
  cpuLimitMs: 60_000,
} as const

/** Throws a RangeError with one clear sentence. */
export function checkOptions(options: DevnetOptions): void {
  for (const [name, limit] of Object.entries(most)) {
    const value = options[name as keyof typeof most]
    if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= limit)) continue
    throw new RangeError(`${name} must be a whole number from 0 to ${limit}.`)
  }
  if (options.blockTime !== undefined) checkBlockTime(options.blockTime)
}

export function checkBlockTime(value: BlockTime): void {
  if (value === 'instant' || value === 'manual') return
  if (Number.isInteger(value) && value > 0 && value <= 86_400_000) return
  throw new RangeError('blockTime must be instant, manual or milliseconds from 1 to 86400000.')
}
