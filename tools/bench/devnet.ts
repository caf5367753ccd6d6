import { make, programs } from '../../scripts/run/build.mjs'
import type { Bench, Report } from './bench.ts'
import { type Chain, holder } from './devnet/chain.ts'
import { startAnvil, startHardhat } from './devnet/ethereum.ts'
import { type Step, load } from './devnet/load.ts'
import { type Ours, startOurs } from './devnet/ours.ts'
import { openings } from './devnet/openings.ts'
import { compileToken } from './devnet/token.ts'
import { installPeers } from './peers.ts'
import { median } from './rounds.ts'
import { processorMs, residentMegabytes } from './usage.ts'

const rounds = 3
const transfers = 504
const calls = 3_000
/** Few enough that no peer spends its time on the root of a large state, block for block. */
const holders = 100
const lanes = 8
const many = 100_000

/**
 * Each transfer is sent signed, then its receipt is requested at once and, while it is not there,
 * again a millisecond after each answer. Without that pause the requests keep one peer from its
 * work.
 */
export const bench: Bench = {
  name: 'devnet',
  title: 'The embedded network beside anvil and Hardhat, each in memory, a block per transaction',
  async run(report) {
    await installPeers(report)
    report.report('building')
    await make([programs], () => {})
    const bytecode = compileToken()
    const chains: Chain[] = []
    try {
      const ours = await startOurs()
      chains.push(ours, await startAnvil(), await startHardhat())
      for (const chain of chains) await chain.prepare(bytecode, lanes)
      const rates = await race(report, chains)
      logLine(report, chains, rates)
      await snapshots(report, ours)
      await fill(report, ours)
      await ours.refresh()
      await snapshots(report, ours, ` with ${many.toLocaleString('en')} transfers behind`)
    } finally {
      for (const chain of chains) await chain.close()
    }
    await openings(report, bytecode)
  },
}

interface Seen {
  /** Jobs a second. */
  readonly rate: number
  /** Processor time of a job in the network's process, microseconds. */
  readonly micros: number
}
/** Each kind of work, by network, round after round. */
type Rates = Map<string, Seen[][]>

interface Work {
  readonly name: string
  readonly unit: string
  readonly lanes: number
  readonly jobs: number
  readonly job: (chain: Chain, lane: number, n: number) => readonly Step[]
}

const works: readonly Work[] = [
  {
    name: 'signed token transfers with receipt, one client',
    unit: 'transfers/s',
    lanes: 1,
    jobs: transfers,
    job: (chain, lane, n) => chain.transfer(lane, holder(n % holders)),
  },
  {
    name: `signed token transfers with receipt, ${lanes} in flight`,
    unit: 'transfers/s',
    lanes,
    jobs: transfers / lanes,
    job: (chain, lane, n) => chain.transfer(lane, holder(n % holders)),
  },
  {
    name: 'constant calls, one client',
    unit: 'calls/s',
    lanes: 1,
    jobs: calls,
    job: (chain) => chain.balance(0),
  },
]

async function race(report: Report, chains: readonly Chain[]): Promise<Rates> {
  const rates: Rates = new Map()
  const [ours] = chains as [Ours]
  for (const work of works) {
    for (const chain of chains) await once(chain, { ...work, jobs: chain.warm / work.lanes })
    const seen: Seen[][] = chains.map(() => [])
    for (let round = 0; round < rounds; round++) {
      // Each begins a round in its turn, so that what else the machine does meets all alike.
      for (let i = 0; i < chains.length; i++) {
        const who = (i + round) % chains.length
        const chain = chains[who]!
        const before = processorMs(chain.pid)
        const { rate, requests } = await once(chain, work)
        const used = (processorMs(chain.pid) - before) * 1_000
        seen[who]!.push({ rate, micros: used / (work.jobs * work.lanes) })
        report.report(
          `${chain.name}: ${Math.round(rate)} ${work.unit}, ${requests.toFixed(2)} requests`,
        )
      }
    }
    rates.set(work.name, seen)
    ours.way = 'hex'
  }
  return rates
}

const once = (chain: Chain, work: Work) =>
  load({
    url: chain.url,
    warm: 0,
    lanes: Array.from({ length: work.lanes }, (_, lane) =>
      Array.from({ length: work.jobs }, (_job, n) => work.job(chain, lane, n)),
    ),
  })

function logLine(report: Report, chains: readonly Chain[], rates: Rates): void {
  const [transfer, batched, call] = works as [Work, Work, Work]
  const goals = [
    { work: transfer, peer: 1, atLeast: 1 },
    { work: transfer, peer: 2, atLeast: 1 },
    { work: batched, peer: 1, atLeast: 0.5 },
    { work: batched, peer: 2, atLeast: null },
    { work: call, peer: 1, atLeast: 0.5 },
    { work: call, peer: 2, atLeast: 1 },
  ]
  for (const { work, peer, atLeast } of goals) {
    const [of, beside] = [0, peer].map((who) => rates.get(work.name)![who]!)
    const [mine, theirs] = [of!, beside!].map((each) => median(each.map(({ rate }) => rate)))
    report.figure({
      name: `${work.name}, beside ${chains[peer]!.name}`,
      unit: work.unit,
      ours: Math.round(mine!),
      peer: { name: chains[peer]!.name, value: Math.round(theirs!) },
      ...(atLeast === null ? {} : { goal: { ratioAtLeast: atLeast } }),
    })
    // What else the machine does leaves this alone, nearly.
    const least = (each: readonly Seen[]) => Math.min(...each.map(({ micros }) => micros))
    if (!Number.isFinite(least(of!))) continue
    report.figure({
      name: `${work.name}, processor time, beside ${chains[peer]!.name}`,
      unit: 'µs',
      ours: Math.round(least(of!)),
      peer: { name: chains[peer]!.name, value: Math.round(least(beside!)) },
    })
  }
}

/** As TronWeb sends them, each to a new account; then the memory that all of them have cost. */
async function fill(report: Report, ours: Ours): Promise<void> {
  ours.way = 'json'
  let stranger = holders
  const job: Work['job'] = (chain, lane) => chain.transfer(lane, holder(stranger++))
  const work = { ...works[0]!, lanes, jobs: 10_000 / lanes, job }
  const seen: number[] = []
  for (let sent = 0; sent < many; sent += 10_000) {
    await ours.refresh()
    const { rate } = await once(ours, work)
    seen.push(rate)
    report.report(`${sent + 10_000} transfers, ${residentMegabytes(ours.pid)} MB`)
  }
  ours.way = 'hex'
  report.figure({
    name: `token transfers as TronWeb sends them, ${lanes} in flight`,
    unit: 'transfers/s',
    ours: Math.round(median(seen)),
  })
  report.figure({
    name: `memory after ${many.toLocaleString('en')} transfers`,
    unit: 'MB',
    ours: residentMegabytes(ours.pid),
    goal: { atMost: 400 },
  })
}

/** With a hundred transfers between the two. */
async function snapshots(report: Report, ours: Ours, where = ''): Promise<void> {
  const control = async (name: string, body: object): Promise<number> => {
    const since = performance.now()
    const reply = await fetch(`${ours.url}/devnet/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const { id } = (await reply.json()) as { id?: number }
    const taken = performance.now() - since
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`)
    last = id ?? last
    return taken
  }
  let last = 0
  const times: Record<'snapshot' | 'revert', number[]> = { snapshot: [], revert: [] }
  for (let i = 0; i < 11; i++) {
    times.snapshot.push(await control('snapshot', {}))
    await once(ours, { ...works[0]!, jobs: 100 })
    times.revert.push(await control('revert', { id: last }))
  }
  for (const [name, seen] of Object.entries(times)) {
    report.figure({
      name: `${name}${where}`,
      unit: 'ms',
      ours: Math.round(median(seen) * 100) / 100,
      goal: { atMost: 10 },
    })
  }
}
