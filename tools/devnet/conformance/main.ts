/** npm run conformance: the rows against the embedded network, or against the node that `--node` names. */
import { parseArgs } from 'node:util'
import { startDevnet } from '../index.ts'
import { Bench, type Place, ownPlace } from './bench.ts'
import { linesOf, summaryOf } from './report.ts'
import { rows } from './rows.ts'
import { type Outcome, runRow } from './suite.ts'

const help = `npm run conformance                       against an embedded network of its own
npm run conformance -- --node URL         against another node, what does not apply there listed
                    --key HEX         a funded account there; without it nothing is sent
                    --has rpc,events  what it serves besides /wallet: rpc, events
                    --only WORD       rows whose id contains the word
                    --list            what would be looked at, and where each row comes from
                    --json            one object a row
`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      node: { type: 'string' },
      key: { type: 'string' },
      has: { type: 'string' },
      only: { type: 'string' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    console.log(help)
    return 0
  }
  const { only = '' } = values
  const chosen = rows.filter(({ id }) => id.toLowerCase().includes(only.toLowerCase()))
  if (chosen.length === 0) {
    console.error(`No row contains ${only}.`)
    return 1
  }
  if (values.list === true) {
    for (const { id, what, from } of chosen) console.log(`${id}\t${what}\t${from.kind}: ${from.of}`)
    return 0
  }
  const own = values.node === undefined ? await startDevnet() : null
  try {
    const place = own === null ? elsewhere(values) : ownPlace(own)
    const outcomes = await runAll(new Bench(place), chosen, values.json === true)
    return outcomes.some(({ state }) => state === 'failed') ? 1 : 0
  } finally {
    await own?.close()
  }
}

function elsewhere(values: { node?: string; key?: string; has?: string }): Place {
  const has = (values.has ?? '').split(',').filter((each) => each === 'rpc' || each === 'events')
  return {
    url: (values.node ?? '').replace(/\/+$/, ''),
    ...(values.key === undefined ? {} : { key: values.key.replace(/^0x/, '') }),
    has: values.key === undefined ? has : ['key', ...has],
  }
}

async function runAll(
  bench: Bench,
  chosen: typeof rows,
  json: boolean,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const row of chosen) {
    const outcome = await runRow(row, bench)
    outcomes.push(outcome)
    for (const line of linesOf(outcome, json)) console.log(line)
  }
  const lines = summaryOf(outcomes)
  for (const line of lines) (json ? console.error : console.log)(line)
  return outcomes
}

process.exitCode = await main()
