import type { Bench } from './bench.ts'

/** Everything that `npm run bench` measures, in order. Each is loaded when its turn comes. */
export const benches: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  http: () => import('./http.ts'),
  market: () => import('./market.ts'),
  ledger: () => import('./ledger.ts'),
  team: () => import('./team.ts'),
  indexer: () => import('./indexer.ts'),
  processes: () => import('./processes.ts'),
  weight: () => import('./weight.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  devnet: () => import('./devnet.ts'),
  energy: () => import('./energy.ts'),
}
