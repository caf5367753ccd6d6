import { installLocked } from '../../scripts/run/locked.mjs'
import type { Report } from './bench.ts'

/** Of a package of their own: its `#` imports would not be the product's. */
export async function installPeers(report: Report): Promise<void> {
  await installLocked('tools/bench/peers', report.say)
}
