import { startPostgres } from '#platform/server/database/testPostgres.ts'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { fixture } from './indexer/fixture.ts'
import { catchUp, remembering } from './indexer/catchUp.ts'
import { serveFixture, serverAt } from './indexer/world.ts'
const report = { say: (t: string) => console.log(t), figure: console.log } as any
const made = await fixture(report, 100_000)
const served = await serveFixture(report, made)
const own = await startPostgres()
const server = await serverAt(served.url, made.deployment, own.url)
await server.indexer.stop()
const app = { ...server.app, node: remembering(served.url) }
const pg = () => Number(execSync("ps -C postgres -o times= | paste -sd+ | bc").toString())
console.log('first', await catchUp(app as any))
const rounds = Number(process.env.ROUNDS ?? 1)
for (let i = 0; i < rounds; i++) {
  const p0 = pg(); const c0 = process.cpuUsage()
  const s = new Session(); s.connect()
  if (process.env.PROF) { await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 500 }); await s.post('Profiler.start') }
  const secs = await catchUp(app as any)
  if (process.env.PROF) { const { profile } = await s.post('Profiler.stop'); writeFileSync('/tmp/index.cpuprofile', JSON.stringify(profile)) }
  const c = process.cpuUsage(c0)
  console.log({ secs, events: made.events, perSec: made.events / secs, nodeUser: c.user / 1e6, nodeSys: c.system / 1e6, pg: pg() - p0 })
}
await server.close(); await own.close(); await served.close()
